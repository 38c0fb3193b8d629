/** A chapter of the film: the second at which it begins, its title, and a description of what is on the screen. */
export interface Chapter {
  id: string;
  start: number;
  title: string;
  transcript: string;
}

/** The chapters of a film in order of time, at least two. The first one begins at second 0. */
export type Chapters = readonly [Chapter, Chapter, ...Chapter[]];

/** The second at which a chapter begins. The type of each film's `startOf` admits no id that its chapters lack. */
export function startIn(chapters: Chapters, id: string): number {
  return chapters.find((chapter) => chapter.id === id)?.start ?? 0;
}

/** The second at which a chapter ends: the next one begins, or the film of `duration` seconds is over. */
export function endIn(chapters: Chapters, duration: number, { start }: Chapter): number {
  return chapters.find((next) => next.start > start)?.start ?? duration;
}

/** The chapter that the film shows at a second. */
export function chapterIn(chapters: Chapters, second: number): Chapter {
  return chapters.findLast(({ start }) => start <= second) ?? chapters[0];
}
