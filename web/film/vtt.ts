import { type Chapter, duration } from '../shared/timeline.ts';

/** Returns the chapters as a WebVTT track of kind `chapters`. */
export function chaptersVtt(chapters: readonly Chapter[]): string {
  const cues = chapters.map(({ id, start, title }, index) => {
    const end = chapters[index + 1]?.start ?? duration;
    return `${id}\n${stamp(start)} --> ${stamp(end)}\n${title}\n`;
  });
  return ['WEBVTT\n', ...cues].join('\n');
}

/** Formats seconds as a WebVTT timestamp with hours. */
function stamp(seconds: number): string {
  return new Date(seconds * 1000).toISOString().slice(11, 23);
}
