import path from 'node:path';
import { type Node, parseSync, Visitor } from 'oxc-parser';
import { places, tests } from './places.ts';

/** The imports of a file in `web` that `places.ts` refuses, each as a line with its reason. */
export function refusals(file: string, source: string): string[] {
  const place = closestPlace(file);
  if (!place) return [`web/${file} is in no place: web/imports/places.ts states what each may import`];
  const [name, { may, types = [], because, computes }] = place;
  const known = [name, ...may, ...(tests.test(file) ? ['src/test'] : [])];
  return importsOf(file, source).flatMap(({ specifier, line, ofTypes }) => {
    const refused = `web/${file}:${line} may not import`;
    if (specifier === undefined)
      return computes
        ? []
        : `${refused} what it computes: only a plain string can be checked (web/imports/places.ts: ${name})`;
    if (!specifier.startsWith('.')) return [];
    const target = path.join(path.dirname(file), specifier);
    if (tests.test(target) && !tests.test(file))
      return `${refused} ${specifier}: only tests import what is made for tests`;
    return [...known, ...(ofTypes ? types : [])].some((place) => covers(place, target))
      ? []
      : `${refused} ${specifier}: ${because} (web/imports/places.ts: ${name})`;
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

/** An import: nothing as its specifier if that is computed. */
interface Import {
  specifier: string | undefined;
  line: number;
  ofTypes: boolean;
}

/** Every import of a file, those of types and those within functions too. Biome refuses `require` and errors of syntax. */
function importsOf(file: string, source: string): Import[] {
  const imports: Import[] = [];
  const add = (from: Node | null, ofTypes = false) => {
    if (!from) return;
    const specifier = from.type === 'Literal' && typeof from.value === 'string' ? from.value : undefined;
    imports.push({ specifier, line: source.slice(0, from.start).split('\n').length, ofTypes });
  };
  new Visitor({
    ImportDeclaration: ({ source, importKind }) => add(source, importKind === 'type'),
    ExportNamedDeclaration: (node) => add(node.source),
    ExportAllDeclaration: (node) => add(node.source),
    ImportExpression: (node) => add(node.source),
    TSImportType: (node) => add(node.source),
  }).visit(parseSync(file, source).program);
  return imports;
}
