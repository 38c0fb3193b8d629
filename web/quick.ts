import { execFileSync, spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { closestPlace } from './imports/refusals.ts';

/**
 * Checks what the uncommitted changes concern, in seconds, and says what it leaves out. It asks git what has changed,
 * `places.ts` which browser tests look at that first, and vitest which unit tests import it. Exits with 1 after a failure.
 */
// Prints the message alone, as of git where there is no repository or it belongs to another user.
process.on('uncaughtException', ({ message }) => {
  console.error(message);
  process.exit(1);
});

/** The names that git prints, relative to this folder. */
const git = (...args: string[]) =>
  execFileSync('git', [...args, '-z'], { encoding: 'utf8', stdio: 'pipe' })
    .split('\0')
    .filter(Boolean);
const changed = [
  ...git('ls-files', '--others', '--exclude-standard'),
  ...git('diff', '--name-only', '--relative', 'HEAD'),
];

const isSpec = (file: string) => file.endsWith('.spec.ts') && !/^web\/e2e\/(owner|references)\//.test(file);
const inWeb = changed.filter((file) => file.startsWith('web/')).map((file) => file.slice('web/'.length));
const looking = inWeb.flatMap((file) => closestPlace(file)?.[1].specs ?? []).map((spec) => `web/e2e/${spec}.spec.ts`);
const specs = [...new Set([...changed.filter(isSpec), ...looking])];
const allSpecs = readdirSync('web/e2e', { recursive: true, encoding: 'utf8' }).filter((file) =>
  isSpec(`web/e2e/${file}`),
);
const missing = specs.filter((spec) => !allSpecs.includes(spec.slice('web/e2e/'.length)));
if (missing.length > 0) throw new Error(`web/imports/places.ts names ${missing}, and there is no such test`);

/** What unit tests may import, and what vitest runs all of them for. */
const tested = changed.filter((file) => file.startsWith('web/') || file === 'package.json');
const vitest = 'vitest related --run --config web/vitest.config.ts --reporter dot "$@"';
const playwright = 'playwright test --config web/e2e/playwright.config.ts --project site --reporter line';

/** What is checked, by its name: the commands, one after the other, if anything that they look at has changed. */
const checks: Record<string, readonly string[] | false> = {
  types: ['tsc -p .'],
  form: ['biome check .'],
  imports: ['tsx web/imports/lint.ts'],
  'unit tests': tested.length > 0 && [vitest],
  'browser tests': specs.length > 0 && [`${playwright} ${specs.join(' ')}`],
  server: changed.some((file) => /^(server\/.*\.go|go\.(mod|sum)|web\/\w+\.go)$/.test(file)) && [
    'go vet ./server/...',
    'go test ./server/...',
  ],
};

const started = performance.now();
const failed = (await Promise.all(Object.entries(checks).map(check))).some((passed) => !passed);
const left = [
  `${allSpecs.length - specs.length} of ${allSpecs.length} browser tests' files`,
  'the pictures',
  ...(checks['unit tests'] ? [] : ['the unit tests']),
  ...(checks.server ? [] : ['the server']),
  'the race detector, HTTPS and the HTML standard',
];
console.log(`${Math.round((performance.now() - started) / 1000)} s. Left to make test: ${left.join(', ')}.`);
if (failed) process.exitCode = 1;

/** Runs a check, prints what it said in one piece, and returns whether it passed. */
async function check([name, commands]: [string, readonly string[] | false]): Promise<boolean> {
  for (const command of commands || []) {
    const env = { ...process.env, NO_COLOR: '1' };
    const args = ['-c', `exec 2>&1; ${command}`, 'sh', ...tested.map((file) => path.resolve(file))];
    const child = spawn('sh', args, { env, stdio: ['ignore', 'pipe', 'inherit'] });
    const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
    const output = await text(child.stdout);
    if ((await ended) !== 0) {
      console.log(`${output}\n${name}: failed`);
      return false;
    }
    const [count] = output.match(/\d+ passed/g)?.slice(-1) ?? [];
    const uncounted = command === vitest ? 'none concern the change' : 'passed'; // vitest passes without a test, too.
    console.log(`${name}: ${count ?? uncounted}`);
  }
  return true;
}
