import * as recorded from './recordedFilm.ts';
import recording from './recording.json' with { type: 'json' };
import * as drawn from './timeline.ts';

/** The film that the site shows. The bundler takes its module in place of this one, and so no word of the other film. */
export const { chapterAt, chapters, description, duration, endOf, note, published, startOf } = recording.shown
  ? recorded
  : drawn;
