// Installs, in one step, what this system lacks of the programs that a target runs:
//
//   tsx web/e2e/machine/install.ts chromium ffmpeg fonts poppler
import { spawnSync } from 'node:child_process';
import { aptGet, causeOf, unknownPackages } from './apt.ts';
import { onPath } from './chromium.ts';
import { type Program, programs } from './programs.ts';

const names = process.argv.slice(2);
const unknown = names.filter((name) => !(name in programs));
if (names.length === 0 || unknown.length > 0) {
  throw new Error(`usage: install.ts [${Object.keys(programs).join('|')}]..., and not ${unknown}`);
}

const wanted = names.flatMap((name) => programs[name] ?? []);
const missing = await lacking(wanted);
if (missing.length > 0) {
  const without = onPath('apt-get') ? await installByApt(missing) : missing;
  for (const { fallback: [command, ...args] = [] } of without) {
    if (command) spawnSync(`node_modules/.bin/${command}`, args, { stdio: 'inherit' });
  }
  for (const program of await lacking(missing)) {
    console.error(
      without.includes(program) ? program.elsewhere : `${program.debian.join(' ')}: installed, but not found`,
    );
    process.exitCode = 1;
  }
}

/** Those that this system does not have. */
async function lacking(of: readonly Program[]): Promise<Program[]> {
  const found = await Promise.all(of.map((program) => program.found()));
  return of.filter((_, index) => !found[index]);
}

/** Installs what apt knows of, and returns the programs that it does not know. */
async function installByApt(all: readonly Program[]): Promise<Program[]> {
  const packages = all.flatMap(({ debian }) => debian);
  console.log(`installing ${packages.join(' ')}`);
  const updated = await aptGet('update');
  if (causeOf(updated.output) === 'network') {
    console.error(`${updated.output.trim()}\napt could not fetch all of its lists: is this machine online?`);
  }
  const { status, output } = await aptGet('install', '--no-install-recommends', ...packages);
  if (status === 0) return [];
  const cause = causeOf(output);
  const notKnown = unknownPackages(output);
  const without = all.filter(({ debian }) => debian.some((name) => notKnown.includes(name)));
  if (without.length > 0) {
    console.error(`apt knows no package ${notKnown.join(', ')}`);
    const others = all.filter((program) => !without.includes(program));
    return others.length > 0 ? [...without, ...(await installByApt(others))] : without;
  }
  const byHand = `apt-get update && apt-get install ${packages.join(' ')}`;
  const words = {
    right: `Only root may install packages. Run once as root: ${byHand}`,
    lock: 'Another program has been installing packages for a quarter of an hour: try again when it is done.',
    network: `apt could not fetch the packages: is this machine online? Then try again, or run as root: ${byHand}`,
  };
  console.error(output.trim());
  console.error(cause ? words[cause] : `apt-get failed, as it says above. Run as root: ${byHand}`);
  process.exit(1);
}
