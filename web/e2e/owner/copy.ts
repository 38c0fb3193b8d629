import { cp, mkdir, readdir, readFile, rm, stat, symlink, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Copies the sources to the folder that the command line names, as an example owner would have them: the facts of
 * `site.ts` replaced by those beside this file, the contact form connected, and the owner's photo in `web/public`.
 *
 * Keeps the modification times and what was built there, so that make only builds again what has changed.
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

/** Rewrites a file of the copy after an example. It is as new as the newer of the two. */
async function replace(original: string, example: string, rewrite: (text: string, example: string) => string) {
  const names = [original, example];
  const [text = '', exampleText = ''] = await Promise.all(names.map((name) => readFile(name, 'utf8')));
  await writeFile(path.join(copy, original), rewrite(text, exampleText));
  const times = await Promise.all(names.map(async (name) => (await stat(name)).mtime));
  const latest = new Date(Math.max(...times.map(Number)));
  await utimes(path.join(copy, original), latest, latest);
}

await mkdir(path.join(copy, '.cache'), { recursive: true });
await mkdir(path.join(copy, 'web/dist'), { recursive: true });
const sources = await sourcesIn('.');
for (const name of await sourcesIn(copy)) {
  if (!sources.includes(name)) await rm(path.join(copy, name));
}
for (const name of [...sources, 'web/dist/.gitkeep'])
  await cp(name, path.join(copy, name), { preserveTimestamps: true });
await cp('web/e2e/owner/founder.jpg', path.join(copy, 'web/public/founder.jpg'), { preserveTimestamps: true });

await replace('web/src/site.ts', 'web/e2e/owner/site.ts', (text, example) => {
  const examples = new Map([...example.matchAll(facts)].map(([literal, name]) => [name, literal]));
  return text.replace(facts, (_, name: string) => {
    const literal = examples.get(name);
    if (!literal) throw new Error(`the example owner's site.ts has no \`${name}\``);
    return literal;
  });
});
await replace('web/src/contact/sender.ts', 'web/e2e/owner/sender.ts', (_, example) =>
  example.replace("'../../src/contact/", "'./"),
);

// The copy uses the same packages and tools. The link is relative, so that it stays inside a copy of the whole project.
const packages = path.join(copy, 'node_modules');
await rm(packages, { force: true });
await symlink(path.relative(copy, 'node_modules'), packages);
for (const tool of ['chromium', 'ffmpeg']) await writeFile(path.join(copy, '.cache', tool), '');
