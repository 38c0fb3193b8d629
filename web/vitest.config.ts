import { configDefaults, defineConfig } from 'vitest/config';
import recording from './shared/recording.json' with { type: 'json' };

/** The tests of the drawn film, which a recording replaces. */
const ofDrawnFilm = ['film/drawnFilm.test.ts', 'film/frame.test.ts'];

/** The folders whose tests draw. */
const drawn = '{drawing,film,marks}';

export default defineConfig({
  // A day that no owner states for the legal pages.
  define: { BUILD_DAY: JSON.stringify('2000-01-01'), FILM_HAS_SOUND: JSON.stringify(recording.sound) },
  test: {
    root: import.meta.dirname,
    // Two, so that a change of a page waits for no frame of the film. One after the other: files of two projects share no
    // worker. Together they have every test in `web` but those for Playwright.
    projects: [
      {
        extends: true,
        test: {
          name: 'site',
          exclude: [...configDefaults.exclude, 'e2e/**/*.spec.ts', drawn],
          environment: 'jsdom',
        },
      },
      {
        extends: true,
        test: {
          name: 'film',
          include: configDefaults.include.map((tests) => `${drawn}/${tests}`),
          exclude: [...configDefaults.exclude, ...(recording.shown ? ofDrawnFilm : [])],
          environment: 'node',
          sequence: { groupOrder: 1 },
        },
      },
    ],
    // Ends what hangs. Drawing every angle of the leg takes seconds on a busy machine.
    testTimeout: 120_000,
    setupFiles: ['src/test/setup.ts'],
    env: { NODE_ENV: 'test' }, // For production React has no tests, and a shell may say so.
    // A worker's files share its jsdom, which takes longer to start than most of them take to run. They share the state of
    // modules too: a test sets what it depends on.
    isolate: false,
    clearMocks: true,
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
  },
});
