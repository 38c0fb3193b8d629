import path from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import { places, tests } from './places.ts';

/** The imports of a file in `web` that `places.ts` refuses, each as a line with its reason. */
export function refusals(file: string, source: string): string[] {
  const place = closestPlace(file);
  if (!place) return [`web/${file} is in no place: web/imports/places.ts states what each may import`];
  const [name, { may, because }] = place;
  const known = [name, ...may, ...(tests.test(file) ? ['src/test'] : [])];
  return relativeImports(file, source).flatMap(({ specifier, line }) => {
    const target = path.join(path.dirname(file), specifier);
    const refused = `web/${file}:${line} may not import ${specifier}`;
    if (tests.test(target) && !tests.test(file)) return `${refused}: only tests import what is made for tests`;
    return known.some((place) => covers(place, target))
      ? []
      : `${refused}: ${because} (web/imports/places.ts: ${name})`;
  });
}

/** The place that counts for a file in `web`, with its name. */
export function closestPlace(file: string) {
  const tested = file.replace('.test.', '.');
  const around = Object.entries(places).filter(([place]) => covers(place, file) || place === tested);
  return around.sort(([a], [b]) => b.length - a.length)[0];
}

function covers(place: string, file: string): boolean {
  if (place.endsWith('/**')) return file.startsWith(place.slice(0, -2));
  return place === file || place === path.dirname(file);
}

interface Import {
  specifier: string;
  line: number;
}

/** Every import of a file of ours, those of types and those within functions too. */
function relativeImports(file: string, source: string): Import[] {
  const found: Import[] = [];
  const add = ({ source: from, start }: { source: { type: string; value?: unknown } | null; start: number }) => {
    if (typeof from?.value !== 'string' || !from.value.startsWith('.')) return;
    found.push({ specifier: from.value, line: source.slice(0, start).split('\n').length });
  };
  const { program } = parseSync(file, source);
  new Visitor({
    ImportDeclaration: add,
    ExportNamedDeclaration: add,
    ExportAllDeclaration: add,
    ImportExpression: add,
    TSImportType: add,
  }).visit(program);
  return found;
}
