/** What the files of a place may import beside each other, and why nothing else. */
interface Place {
  may: readonly string[];
  because: string;
  /** What it may import types of, which a visitor does not download. */
  types?: readonly string[];
  /** It also imports what it computes, such as a file that it has built: nothing can check that. */
  computes?: true;
}

const facts = ['src/routes.ts', 'src/site.ts', 'src/studies.ts', 'src/store.ts', 'src/supplier.ts'];
const common = ['shared', 'shared/geometry', 'shared/figure', 'src/styles/rules.ts', 'src/ui', ...facts];
const page: Place = { may: common, because: 'a page knows no other page and nothing that surrounds it' };
const part: Place = {
  may: common,
  because: 'a part of the home page knows no other part, no other page and no source of the film',
};
const build = 'the development loop does not watch what the build imports: prerender.tsx hands over what it needs';

/**
 * Every place in `web`. `a/b` is a file or the files of one folder; `a/**` includes the folders below it. The closest place
 * around a file counts; a test's is that of the file it tests. A file in no place is refused.
 */
export const places: Readonly<Record<string, Place>> = {
  'shared/**': { may: [], because: 'site, film and drawings use shared, so it knows none of them' },
  'src/routes.ts': { may: ['shared'], because: 'anyone may read the routes, so they import no page' },
  'src/site.ts': {
    may: [],
    types: ['facts'],
    because: 'anyone may read the facts, so they import nothing but their types',
  },
  'src/studies.ts': { may: ['shared'], because: 'anyone may read the studies, so they import no page' },
  'src/store.ts': { may: ['src/site.ts'], because: 'it says in words and addresses what the facts say of the app' },
  'src/supplier.ts': { may: ['src/site.ts'], because: 'it says in words what the facts say of the supplier' },
  'src/assets.d.ts': { may: [], because: 'it states the types of what is not code' },
  'src/styles': { may: ['shared'], because: 'styles know nothing that they are used for' },
  'src/ui': { may: ['shared/geometry', 'src/styles/rules.ts'], because: 'ui knows no product word' },
  'src/layout': { may: common, because: 'the layout surrounds pages and knows none of them' },
  'src/about': page,
  'src/contact': page,
  'src/legal': page,
  'src/errors': page,
  'src/home': { ...page, may: [...common, 'src/home/hero', 'src/home/benefits', 'src/home/showcase'] },
  'src/home/hero': part,
  'src/home/benefits': part,
  'src/home/showcase': { ...part, may: [...common, 'film/demo.mp4', 'film/poster.webp', 'film/chapters.vtt'] },
  'src/pages.tsx': {
    may: ['src/home', 'src/about', 'src/contact', 'src/legal', 'src/errors', 'src/layout', ...facts],
    because: 'it gives each route its page',
  },
  'src/App.tsx': {
    may: ['src/pages.tsx', 'src/layout', 'src/errors', ...facts],
    because: 'it puts the layout around a page',
  },
  'src/hydrate.tsx': {
    may: ['src/App.tsx', 'src/home/showcase/Transcript.tsx', 'src/styles/index.ts', 'src/ui/remembered.ts'],
    because: 'it hydrates App, and keeps what was done to the page before',
  },
  'src/test': { may: [], because: 'it prepares every test' },
  drawing: { may: ['shared/**'], because: 'film and drawings draw with it, so it knows neither' },
  'film/**': { may: ['shared/**', 'drawing'], because: 'the film draws with what is in shared and in drawing' },
  marks: {
    may: ['shared/**', 'drawing', 'marks/joints'],
    because: 'drawings are made from what is in shared and in drawing',
  },
  'marks/joints': { may: ['shared/**'], because: 'joints are shapes, and the drawings give them their strokes' },
  facts: { may: ['shared'], because: 'the facts take their types from its rules, so it imports no facts' },
  prerender: {
    may: ['shared', ...facts, 'src/contact/sender.ts', 'src/home/showcase/arrival.ts', 'film/demo.mp4'],
    because: 'what machines read states facts and shows nothing',
  },
  'prerender/prerender.tsx': {
    may: ['prerender', 'src/App.tsx', 'src/styles/index.ts', 'src/ui/pairs.ts', ...facts],
    because: 'it renders App, and what machines read, for every route',
  },
  build: { may: ['shared/recording.json'], because: build },
  'build/bundle.test.ts': { may: ['build', 'shared'], because: build },
  'build/bundle.ts': {
    may: ['build', 'prerender/prerender.tsx', 'shared/recording.json'],
    because: build,
    computes: true,
  },
  'build/font.ts': { may: ['build', 'src/styles/tokens.ts'], because: build },
  'build/font.test.ts': { may: ['build', 'prerender/prerender.tsx'], because: build },
  'build/readiness.ts': { may: ['build', 'facts', 'src/site.ts', 'src/contact'], because: build },
  'e2e/**': {
    may: ['src/**', 'shared/**', 'build/floor.ts', 'build/linaria.ts'],
    because: 'these tests look at the site from outside',
  },
  'e2e/machine/installed.ts': { may: [], because: 'it imports what a make target has installed', computes: true },
  imports: { may: [], because: 'it checks the others' },
  'grit.test.ts': { may: [], because: 'it checks the rules that are written as patterns' },
  'vitest.config.ts': { may: ['shared/recording.json'], because: 'it prepares the unit tests' },
};

/** Tests, and what only tests may import. */
export const tests = /^(src\/test|e2e)\/|\.(test|fixture)\.tsx?$/;
