import path from 'node:path';
import type { Plugin } from 'esbuild';
import recording from '../shared/recording.json' with { type: 'json' };

/** An esbuild plugin that takes the module of the film that the site shows: the bundle has no word of the other film. */
export const shownFilm: Plugin = {
  name: 'shown-film',
  setup(build) {
    const film = path.resolve('web/shared', recording.shown ? 'recordedFilm.ts' : 'timeline.ts');
    build.onResolve({ filter: /\/shownFilm\.ts$/ }, () => ({ path: film, sideEffects: false }));
  },
};
