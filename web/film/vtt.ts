import type { Chapter } from '../shared/chapters.ts';

/** Returns a film's chapters as a WebVTT track of kind `chapters`. */
export function chaptersVtt(chapters: readonly Chapter[], duration: number): string {
  const cues = chapters.map(
    ({ id, start, title }, index) =>
      `${id}\n${stamp(start)} --> ${stamp(chapters[index + 1]?.start ?? duration)}\n${title}\n`,
  );
  return ['WEBVTT\n', ...cues].join('\n');
}

/** Formats seconds as a WebVTT timestamp with hours. */
function stamp(seconds: number): string {
  return new Date(seconds * 1000).toISOString().slice(11, 23);
}
