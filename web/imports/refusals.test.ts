// @vitest-environment node
import { describe, expect, it, test } from 'vitest';
import { places } from './places.ts';
import { closestPlace, refusals } from './refusals.ts';

describe('an import is refused', () => {
  it.each([
    ['of a page by another', 'src/about/About.tsx', '../home/Home.tsx', 'a page knows no other page'],
    ['of a part of another page', 'src/about/About.tsx', '../home/hero/Hero.tsx', 'a page knows no other page'],
    ['of the layout by a page', 'src/legal/LegalText.tsx', '../layout/Header.tsx', 'nothing that surrounds it'],
    ['of the routed pages by a page', 'src/home/Home.tsx', '../pages.tsx', 'nothing that surrounds it'],
    ['of one part of the home page by another', 'src/home/hero/Hero.tsx', '../benefits/Words.tsx', 'no other part'],
    ['of the film by the hero', 'src/home/hero/Hero.tsx', '../../../film/ui/Text.tsx', 'no source of the film'],
    [
      'of a scene by the showcase',
      'src/home/showcase/FilmPicture.tsx',
      '../../../film/vtt.ts',
      'no source of the film',
    ],
    ['of the film by the drawings', 'marks/ShareImage.tsx', '../film/scenes/Closing.tsx', 'what is in shared'],
    ['of the site by the film', 'film/ui/Text.tsx', '../../src/site.ts', 'what is in shared'],
    ['of the drawings by what they draw with', 'drawing/Overlay.tsx', '../marks/Scan.tsx', 'it knows neither'],
    ['of the film by what it draws with', 'drawing/At.tsx', '../film/ui/theme.ts', 'it knows neither'],
    ['of a drawing by a joint', 'marks/joints/hip.ts', '../Scan.tsx', 'joints are shapes'],
    ['of what film and drawings draw with by shared', 'shared/timeline.ts', '../drawing/px.ts', 'knows none of them'],
    ['of facts by ui', 'src/ui/Button.tsx', '../site.ts', 'ui knows no product word'],
    ['of ui by styles', 'src/styles/global.ts', '../ui/Button.tsx', 'styles know nothing'],
    ['of a page by the layout', 'src/layout/Footer.tsx', '../home/Home.tsx', 'knows none of them'],
    ['of the site by shared', 'shared/palette.ts', '../src/site.ts', 'knows none of them'],
    ['of anything by the routes', 'src/routes.ts', './site.ts', 'anyone may read the routes'],
    ['of anything by the facts', 'src/site.ts', '../shared/timeline.ts', 'anyone may read the facts'],
    ['of what runs at build time by what runs in the browser', 'src/store.ts', '../facts/text.ts', 'says in words'],
    ['of a rendered head by a page', 'src/contact/Hours.tsx', '../../prerender/head.ts', 'a page knows no other page'],
    ['of facts by a step of the build', 'build/bundle.ts', '../src/site.ts', 'development loop'],
    ['of a browser test by the site', 'src/App.tsx', '../e2e/pages.ts', 'only tests'],
    ['of a helper of tests', 'src/App.tsx', './test/setup.ts', 'only tests'],
    ['of a fixture', 'src/about/Goniometer.tsx', '../../shared/figure/figures.fixture.ts', 'only tests'],
  ])('%s', (_, file, specifier, reason) => {
    expect(refusals(file, `import { x } from '${specifier}';`)).toEqual([
      expect.stringMatching(`^web/${file}:1 may not import ${specifier}: .*${reason}`),
    ]);
  });
});

test.each([
  "import '../home/Home.tsx';",
  "import type { X } from '../home/Home.tsx';",
  "export * from '../home/Home.tsx';",
  "export type { X } from '../home/Home.tsx';",
  "const home = () => import('../home/Home.tsx');",
  "let home: typeof import('../home/Home.tsx');",
  "import home = require('../home/Home.tsx');",
  "const home = require('../home/Home.tsx');",
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

test.each(['import(name)', `import(\`../\${name}.tsx\`)`, 'require(name)'])('%s is refused', (source) => {
  expect(refusals('src/about/About.tsx', `\n${source};`)).toEqual([
    expect.stringMatching('^web/src/about/About.tsx:2 may not import what it computes: '),
  ]);
  expect(refusals('build/bundle.ts', `${source};`), 'unless the place states it').toEqual([]);
});

test('a file that is not TypeScript is refused, as its imports cannot be read', () => {
  expect(refusals('src/about/About.tsx', `const = 1;\nimport '../../shared/palette.ts';`)).toEqual([
    expect.stringMatching('^web/src/about/About.tsx:1 cannot be read: '),
  ]);
});

test.each(['src/planted/New.tsx', 'src/home/planted/New.tsx', 'src/planted.ts', 'planted/new.ts'])(
  '%s is refused until its place is stated, whatever it imports',
  (file) => {
    expect(refusals(file, '')).toEqual([
      `web/${file} is in no place: web/imports/places.ts states what each may import`,
    ]);
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
