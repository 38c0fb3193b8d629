import { type Chapter, duration } from '../shared/timeline.ts';

/** The chapters as a WebVTT track of kind `chapters`. */
export function chaptersVtt(chapters: readonly Chapter[]): string {
  const cues = chapters.map(({ id, start, title }, index) => {
    const end = chapters[index + 1]?.start ?? duration;
    return `${id}\n${stamp(start)} --> ${stamp(end)}\n${title}\n`;
  });
  return ['WEBVTT\n', ...cues].join('\n');
}

/** Seconds as hours, minutes, seconds and thousandths. */
function stamp(seconds: number): string {
  return new Date(seconds * 1000).toISOString().slice(11, 23);
}
