import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** The words that an event begins with, how long they may take, and the silence that ends it, in milliseconds. */
const quick = { words: /./, timeout: 5000, silence: 1000 };
const slow = { words: /./, timeout: 60_000, silence: 3000 };
const load = { ...slow, words: /^Carregamento de .* concluído/m };

const orcaProfile = { profile: ['Default', 'default'], sayAllOnLoad: false, enableKeyEcho: false };
const orcaSettings = { general: {}, pronunciations: {}, keybindings: {}, profiles: { default: orcaProfile } };
const firefoxPreferences = {
  'accessibility.force_disabled': 0,
  'browser.aboutwelcome.enabled': false,
  'browser.link.open_newwindow.override.external': 1, // in the current tab
  'browser.newtab.preload': false, // Orca would announce the hidden page.
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage_override.mstone': 'ignore',
  'datareporting.policy.dataSubmissionEnabled': false,
  'intl.accept_languages': 'pt-BR,pt',
  'places.history.enabled': false, // No link is a visited one.
};

/** Starts Firefox and the screen reader Orca on the X display, with a bus and a home folder of their own. */
export async function startSession(url: string) {
  const home = mkdtempSync(path.join(tmpdir(), 'hear-'));
  const spoken = path.join(home, 'spoken');
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    ...{ HOME: home, XDG_RUNTIME_DIR: home, XDG_CONFIG_HOME: home, XDG_DATA_HOME: home },
    ...{ LC_ALL: 'pt_BR.UTF-8', LANGUAGE: 'pt_BR', GNOME_ACCESSIBILITY: '1' },
    ...{ SPOKEN: spoken, PYTHONPATH: import.meta.dirname, PYTHONDONTWRITEBYTECODE: '1' },
  };
  const preference = (each: unknown[]) => `user_pref(${JSON.stringify(each).slice(1, -1)});`;
  writeFileSync(path.join(home, 'user.js'), Object.entries(firefoxPreferences).map(preference).join('\n'));
  mkdirSync(path.join(home, 'orca'));
  writeFileSync(path.join(home, 'orca/user-settings.conf'), JSON.stringify(orcaSettings));
  writeFileSync(spoken, '');

  const bus = spawn('dbus-daemon', ['--session', '--nofork', '--print-address'], { env });
  const [address] = await once(bus.stdout, 'data');
  env.DBUS_SESSION_BUS_ADDRESS = String(address).trim();
  const start = (program: string, ...args: string[]) => spawn(program, args, { env, stdio: 'ignore' });

  let heard = 0;
  /** Awaits an event's words, then silence. Returns what was spoken since the last call. */
  const listen = async ({ words, timeout, silence }: typeof quick) => {
    const said = () => readFileSync(spoken, 'utf8').slice(heard);
    for (let waited = 0; !words.test(said()) && waited < timeout; waited += 50) await sleep(50);
    for (let last = 0; said().length > last; await sleep(silence)) last = said().length;
    const text = said();
    heard += text.length;
    return text.split('\n').slice(0, -1);
  };

  const orca = start('orca');
  const programs = [bus, start('openbox'), orca];
  const ended = once(orca, 'exit').then(() =>
    Promise.reject(new Error('orca ended: a user may run it once, and it gives up after ten seconds')),
  );
  await Promise.race([listen(slow), ended]);
  programs.push(start('firefox-esr', '--profile', home, url));
  await listen(load);

  return {
    /** Takes a step, such as `go /about`, `key Tab`, `slow Return` or `type Ana`, and returns what is spoken. */
    take: async (line: string) => {
      const [, step, argument = ''] = /^(go|key|slow|type) (.+)$/.exec(line) ?? [];
      if (!step) throw new Error(`not a step: ${line}`);
      if (step === 'go') start('firefox-esr', '--profile', home, url + argument);
      else if (step === 'type') execFileSync('xdotool', ['type', '--delay', '50', argument]);
      else execFileSync('xdotool', ['key', argument]);
      return listen({ go: load, slow }[step] ?? quick);
    },
    stop: async () => {
      for (const program of programs.reverse()) if (program.kill()) await once(program, 'exit');
      rmSync(home, { recursive: true });
    },
  };
}
