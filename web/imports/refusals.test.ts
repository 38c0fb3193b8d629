// @vitest-environment node
import { expect, test } from 'vitest';
import { places } from './places.ts';
import { closestPlace, refusals } from './refusals.ts';

test.each([
  ['in another folder', 'src/about/About.tsx', '../home/Home.tsx', 'a page knows no other page'],
  ['beside the closest place', 'src/home/hero/Hero.tsx', '../benefits/Words.tsx', 'no other part'],
  ['around the closest place', 'marks/joints/hip.ts', '../Scan.tsx', 'joints are shapes'],
  ['beside a place that is one file', 'src/routes.ts', './site.ts', 'anyone may read the routes'],
  ['from a folder below a place', 'film/ui/Text.tsx', '../../src/site.ts', 'what is in shared'],
  ['in a folder of which one file is allowed', 'src/ui/Button.tsx', '../styles/global.ts', 'no product word'],
  ['of a browser test', 'src/App.tsx', '../e2e/pages.ts', 'only tests'],
  ['of a helper of tests', 'src/App.tsx', './test/setup.ts', 'only tests'],
  ['of a fixture', 'src/about/Goniometer.tsx', '../../shared/figure/figures.fixture.ts', 'only tests'],
])('an import %s is refused', (_, file, specifier, reason) => {
  expect(refusals(file, `import { x } from '${specifier}';`)).toEqual([
    expect.stringMatching(`^web/${file}:1 may not import ${specifier}: .*${reason}`),
  ]);
});

test.each([
  "import '../home/Home.tsx';",
  "import type { X } from '../home/Home.tsx';",
  "export * from '../home/Home.tsx';",
  "export type { X } from '../home/Home.tsx';",
  "const home = () => import('../home/Home.tsx');",
  "let home: typeof import('../home/Home.tsx');",
  'const home = () => import(`../home/Home.tsx`);',
])('%s is an import', (source) => {
  expect(refusals('src/about/About.tsx', source)).toHaveLength(1);
});

test('a place that states it imports types, and no value beside them', () => {
  const from = "from '../facts/schema.ts';";
  expect(refusals('src/site.ts', `import type { SiteFacts } ${from}`)).toEqual([]);
  for (const source of [
    `import { type SiteFacts } ${from}`,
    `import { facts, type SiteFacts } ${from}`,
    `export * ${from}`,
  ])
    expect(refusals('src/site.ts', source), source).toHaveLength(1);
  expect(refusals('src/store.ts', `import type { SiteFacts } ${from}`)).toHaveLength(1);
});

test.each(['import(name)', `import(\`../\${name}.tsx\`)`])('%s is refused', (source) => {
  expect(refusals('src/about/About.tsx', `\n${source};`)).toEqual([
    expect.stringMatching('^web/src/about/About.tsx:2 may not import what it computes: '),
  ]);
  expect(refusals('build/bundle.ts', `${source};`), 'unless the place states it').toEqual([]);
});

test.each(['src/home/planted/New.tsx', 'src/planted.ts', 'planted/new.ts'])(
  '%s is refused until its place is stated, whatever it imports',
  (file) => {
    expect(refusals(file, '')).toEqual([expect.stringMatching(`^web/${file} is in no place: `)]);
  },
);

/** The places around the files that are meant by what a place may import. */
const placesOf = (may: readonly string[] = []) =>
  may.flatMap((files) =>
    [closestPlace(files), closestPlace(`${files.replace('/**', '')}/any.ts`)].flatMap((found) => found?.[0] ?? []),
  );

/** Every way on from a place that comes back to a place on it. */
function circles(way: readonly [string, ...string[]]): string[] {
  const [place] = way;
  const { may = [], types = [] } = places[place] ?? {};
  const next = placesOf([...may, ...types]).filter((other) => other !== place);
  return next.flatMap((other) =>
    way.includes(other) ? [[other, ...way].reverse().join(' -> ')] : circles([other, ...way]),
  );
}

test('no place may import one that may import it, by way of others', () => {
  expect(Object.keys(places).flatMap((place) => circles([place]))).toEqual([]);
});

test('nothing that a visitor downloads may import what runs at build time', () => {
  const downloaded = Object.keys(places).filter((place) => place.startsWith('src/') && place !== 'src/test');
  const imported = downloaded.flatMap((place) => placesOf(places[place]?.may));
  expect(imported.filter((place) => !/^(src|shared|film)\b/.test(place))).toEqual([]);
});

test('a test may import what the tested file may, fixtures and helpers', () => {
  const source = ['site.ts', 'test/setup.ts', 'contact/sender.ts'].map((file) => `import '../src/${file}';`);
  expect(refusals('build/readiness.test.ts', source.join('\n'))).toEqual([]);
  expect(refusals('shared/figure/knee.test.ts', "import './figures.fixture.ts';")).toEqual([]);
});
