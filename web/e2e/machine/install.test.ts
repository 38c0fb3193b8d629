// @vitest-environment node
import { execFile } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../..');
const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

/** A machine with nothing on its PATH but the commands given, and an apt-get that does what a test says. */
function machine(aptGet: string, ...commands: string[]) {
  const bin = mkdtempSync(path.join(tmpdir(), 'install-'));
  folders.push(bin);
  const program = (name: string, script: string) => {
    writeFileSync(path.join(bin, name), `#!/bin/sh\n${script}\n`);
    chmodSync(path.join(bin, name), 0o755);
  };
  symlinkSync(process.execPath, path.join(bin, 'node'));
  program('sudo', 'exec "$@"');
  // Notes how it was called. `brings` makes commands, as a package does.
  const brings = 'brings() { for name; do printf "#!/bin/sh\\n" >"$bin/$name"; /bin/chmod +x "$bin/$name"; done; }';
  program('apt-get', `bin=${bin}\necho "$*" >>$bin/calls\n${brings}\n${aptGet}`);
  for (const name of commands) program(name, '');
  return {
    calls: () => (existsSync(`${bin}/calls`) ? readFileSync(`${bin}/calls`, 'utf8').trim().split('\n') : []),
    /** Installs, and returns the exit status and what was printed. No browser is downloaded. */
    install(...names: string[]): Promise<{ status: number; printed: string }> {
      const env = { PATH: bin, PLAYWRIGHT_BROWSERS_PATH: bin, PLAYWRIGHT_DOWNLOAD_HOST: 'http://127.0.0.1:9' };
      const args = ['--import', 'tsx', 'web/e2e/machine/install.ts', ...names];
      return new Promise((resolve) => {
        execFile(process.execPath, args, { cwd: root, env }, (error, stdout, stderr) => {
          resolve({ status: error ? Number(error.code) : 0, printed: stdout + stderr });
        });
      });
    },
  };
}

describe.concurrent('install.ts', () => {
  it('asks for nothing that the system has', async () => {
    const { install, calls } = machine('exit 1', 'pdftoppm');
    expect(await install('poppler')).toEqual({ status: 0, printed: '' });
    expect(calls()).toEqual([]);
  });

  it('names all that is missing in one line, and installs it by one update and one installation', async () => {
    const { install, calls } = machine('case "$*" in *install*) brings ffmpeg ffprobe pdftoppm ;; esac');
    expect(await install('ffmpeg', 'poppler')).toEqual({ status: 0, printed: 'installing ffmpeg poppler-utils\n' });
    expect(calls()).toEqual(['-y -qq update', '-y -qq install --no-install-recommends ffmpeg poppler-utils']);
  });

  it.each([
    ['of the lists', 'update', 'E: Could not get lock /var/lib/apt/lists/lock. It is held by process 7 (apt-get)'],
    ['of the archives', 'install', 'E: Unable to lock directory /var/cache/apt/archives/'],
    ['of dpkg', 'install', 'dpkg: error: dpkg frontend lock was locked by another process with pid 7'],
  ])('waits for the lock %s, with a word', async (_, command, message) => {
    const { install, calls } = machine(`case "$*" in
      *${command}*) [ -e $bin/busy ] || { >$bin/busy; echo '${message}' >&2; exit 100; } ;;
    esac
    case "$*" in *install*) brings pdftoppm ;; esac`);
    expect(await install('poppler')).toEqual({
      status: 0,
      printed: 'installing poppler-utils\nanother program is installing packages: waiting for it\n',
    });
    expect(calls()).toHaveLength(3);
  });

  it.each([
    ['no right', 'E: Could not open lock file - open (13: Permission denied)', /^Only root .*as root: apt-get/m],
    ['no network', 'E: Failed to fetch https://deb.example/ffmpeg.deb', /^apt could not fetch .* online\?/m],
    ['another cause', 'E: Sub-process /usr/bin/dpkg returned an error code (1)', /^apt-get failed, as it says above/m],
  ])('shows what apt says of %s, and a line that fits', async (_, message, advice) => {
    const { install } = machine(`case "$*" in *install*) echo '${message}' >&2; exit 100;; esac`);
    const { status, printed } = await install('ffmpeg');
    expect(status).toBe(1);
    expect(printed).toContain(message);
    expect(printed).toMatch(advice);
  });

  const unknown = (name: string) => `echo 'E: Unable to locate package ${name}' >&2; exit 100`;

  it('says what to install where apt knows no such package', async () => {
    const { install } = machine(`case "$*" in *install*) ${unknown('ffmpeg')} ;; esac`);
    const { status, printed } = await install('ffmpeg');
    expect(status).toBe(1);
    expect(printed).toMatch(/^apt knows no package ffmpeg\nFedora: dnf install ffmpeg-free/m);
  });

  it('tells of lists that could not be fetched, although apt ends well', async () => {
    const { install } = machine(`case "$*" in
      *update*) echo 'W: Some index files failed to download. They have been ignored.' >&2 ;;
      *) ${unknown('ffmpeg')} ;;
    esac`);
    expect((await install('ffmpeg')).printed).toMatch(/W: Some index files .*\n.*is this machine online\?/);
  });

  it('installs the rest where apt has no Chromium, and asks Playwright for its own', async () => {
    const { install } = machine(`case "$*" in
      *chromium*) ${unknown('chromium-headless-shell')} ;;
      *install*) brings pdftoppm ;;
    esac`);
    const { status, printed } = await install('chromium', 'poppler');
    expect(printed).toMatch(/^installing chromium-headless-shell poppler-utils\ninstalling poppler-utils\n/);
    expect(printed).toMatch(/Failed to download .*Chrom/i);
    expect(printed).toMatch(/^Install Chromium .*, or let CHROMIUM name its executable\.\n/m);
    expect(status).toBe(1);
  });

  it('fails when a package does not bring its program', async () => {
    const { install } = machine('');
    const printed = 'installing poppler-utils\npoppler-utils: installed, but not found\n';
    expect(await install('poppler')).toEqual({ status: 1, printed });
  });
});
