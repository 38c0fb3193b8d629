import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** Imports a package that a make target has installed into a folder of its own, beside the project's packages. */
export function importFrom(folder: string, name: string) {
  const file = createRequire(path.resolve(folder, 'package.json')).resolve(name);
  return import(pathToFileURL(file).href);
}
