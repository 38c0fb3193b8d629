import { existsSync } from 'node:fs';
import { chmod, mkdir, readdir, readFile, rm, stat, symlink, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Copies the sources to the folder that the command line names, as an example owner would have them: the facts of
 * `site.ts` and `recording.ts` replaced by those beside this file, the contact form connected, and the owner's photo in
 * `web/public`. The film is the drawn one until `make recording` is run there, and again after the next copy.
 *
 * Keeps what was built there and writes only what differs, so that make builds again what has changed since the last
 * copy, whenever that was.
 */
const [copy = '.cache/owner'] = process.argv.slice(2);

/** What is installed or built. A copy has its own. */
const excluded = ['.git', '.cache', 'node_modules', 'bin', 'test-results', 'playwright-report', 'web/dist'];

/** Each exported object of facts: its name, and its literal. */
const facts = /(?<=^export const (\w+)\b[^\n]*= )\{\n.*?^\}/gms;

/** The paths of all sources below a folder. */
async function sourcesIn(root: string, folder = ''): Promise<string[]> {
  const entries = await readdir(path.join(root, folder), { withFileTypes: true });
  const sources = entries.map(async (entry) => {
    const name = path.join(folder, entry.name);
    if (excluded.includes(name)) return [];
    return entry.isDirectory() ? sourcesIn(root, name) : [name];
  });
  return (await Promise.all(sources)).flat();
}

/** The two places of `sender.ts` that name the connected sender: its import, and its use. */
const connection = /^(import \{ )(\w+)( \} from '\.\/)\2(\.ts';\n.*^export const sender: Sender = )\2;$/ms;

function replaceFacts(original: string, example: string): string {
  const literals = new Map([...example.matchAll(facts)].map(([literal, name]) => [name, literal]));
  const replaced = original.replace(facts, (_, name: string) => {
    const literal = literals.get(name);
    if (!literal) throw new Error(`the example owner's site.ts has no \`${name}\``);
    literals.delete(name);
    return literal;
  });
  const left = [...literals.keys()];
  if (left.length > 0 || replaced === original) throw new Error(`site.ts has no place for the example owner's ${left}`);
  return replaced;
}

function connectForm(original: string): string {
  if (!connection.test(original)) throw new Error(`sender.ts has nothing like ${connection}`);
  return original.replace(connection, '$1formService$3formService$4formService;');
}

const sources = [...(await sourcesIn('.')), 'web/dist/.gitkeep'];
const files = new Map(await Promise.all(sources.map(async (name) => [name, await readFile(name)] as const)));
const text = (name: string) => String(files.get(name));
const owner = 'web/e2e/owner';
files.set('web/public/founder.jpg', await readFile(`${owner}/founder.jpg`));
const rewritten = {
  'web/src/site.ts': replaceFacts(text('web/src/site.ts'), text(`${owner}/site.ts`)),
  'web/src/contact/sender.ts': connectForm(text('web/src/contact/sender.ts')),
  'web/src/contact/formService.ts': text(`${owner}/sender.ts`).replace("'../../src/contact/", "'./"),
  'web/shared/recording.ts': text(`${owner}/recording.ts`).replace("'../../shared/", "'./"),
};
for (const [name, content] of Object.entries(rewritten)) files.set(name, Buffer.from(content));

await mkdir(path.join(copy, '.cache'), { recursive: true });
for (const name of await sourcesIn(copy)) {
  if (!files.has(name)) await rm(path.join(copy, name));
}
for (const [name, content] of files) {
  const file = path.join(copy, name);
  if (!existsSync(file) || !content.equals(await readFile(file))) {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  }
  if (existsSync(name)) await chmod(file, (await stat(name)).mode); // A release runs a script.
}

// The copy uses the same packages and tools. The link is relative, so that it stays inside a copy of the whole project.
const packages = path.join(copy, 'node_modules');
await rm(packages, { force: true });
await symlink(path.relative(copy, 'node_modules'), packages);
await utimes(path.join(copy, 'package-lock.json'), 0, 0); // Older than the packages, or make would install them again.
