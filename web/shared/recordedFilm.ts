import { type Chapter, chapterIn, endIn, startIn } from './chapters.ts';
import recording from './recording.json' with { type: 'json' };
import { chapters } from './recording.ts';

// What `timeline.ts` has of the drawn film.
export { chapters, description, note } from './recording.ts';
export const { duration, published } = recording;
export const startOf = (id: (typeof chapters)[number]['id']) => startIn(chapters, id);
export const endOf = (chapter: Chapter) => endIn(chapters, duration, chapter);
export const chapterAt = (second: number) => chapterIn(chapters, second);
