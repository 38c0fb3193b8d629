/** Stryker's settings: `make mutants` plants faults one by one, and runs the unit tests on each. */
export default {
  testRunner: 'vitest',
  plugins: [import.meta.resolve('../.cache/mutants/node_modules/@stryker-mutator/vitest-runner/dist/src/index.js')],
  // Only the tests that import a file with a fault: a page's faults run no test of the film.
  vitest: { configFile: 'web/vitest.config.ts', related: true },
  // Words and styles: the references hold them.
  mutator: { excludedMutations: ['StringLiteral'] },
  // Its reader of tsconfig.json needs the API of an older TypeScript.
  tsconfigFile: 'none',
  tempDirName: '.cache/mutants/sandbox',
  ignorePatterns: ['.cache', 'bin', 'web/dist', 'test-results', 'playwright-report'],
  concurrency: 2,
  // What modules do while they load: each such fault would run every test.
  ignoreStatic: true,
  reporters: ['progress-append-only', 'clear-text'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false, skipFull: true },
};
