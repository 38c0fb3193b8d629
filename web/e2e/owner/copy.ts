import { statSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rm, symlink, utimes } from 'node:fs/promises';
import path from 'node:path';

/**
 * Copies the sources to the folder that the command line names, as an example owner would have them: with the files of
 * `owner/web` in place of those of `web`. The film is the drawn one until `make recording` is run there, and again after
 * the next copy.
 *
 * Keeps what was built there and writes only what differs, so that make builds again what has changed since the last
 * copy, whenever that was.
 */
const [copy = '.cache/owner'] = process.argv.slice(2);
const owner = 'web/e2e/owner';

/** What is installed or built. A copy has its own. */
const excluded = ['.git', '.cache', 'node_modules', 'bin', 'test-results', 'playwright-report', 'web/dist'];

const isFile = (name: string) => statSync(name, { throwIfNoEntry: false })?.isFile() ?? false;
const isOwners = (name: string) => isFile(path.join(owner, name));

/** Reports whether a folder is copied, or a file that the copy does not have. */
async function isNew(from: string, to: string): Promise<boolean> {
  if (!isFile(from)) return !excluded.includes(from);
  if (isOwners(from)) return false;
  return !isFile(to) || !(await readFile(from)).equals(await readFile(to));
}

await mkdir(path.join(copy, '.cache'), { recursive: true });
const packages = path.join(copy, 'node_modules');
await rm(packages, { force: true });
for (const name of await readdir(copy, { recursive: true })) {
  const isKept = isFile(name) || isOwners(name) || excluded.some((folder) => name.startsWith(`${folder}/`));
  if (!isKept && isFile(path.join(copy, name))) await rm(path.join(copy, name));
}
for (const name of await readdir('.')) await cp(name, path.join(copy, name), { recursive: true, filter: isNew });
await cp(path.join(owner, 'web'), path.join(copy, 'web'), { recursive: true, filter: isNew });

// The copy uses the same packages and tools. The link is relative, so that it stays inside a copy of the whole project.
await symlink(path.relative(copy, 'node_modules'), packages);
await utimes(path.join(copy, 'package-lock.json'), 0, 0); // Older than the packages, or make would install them again.
