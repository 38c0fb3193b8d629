import { chapters, endOf } from '../shared/timeline.ts';

/** Returns the chapters as a WebVTT track of kind `chapters`. */
export function chaptersVtt(): string {
  const cues = chapters.map(
    (chapter) => `${chapter.id}\n${stamp(chapter.start)} --> ${stamp(endOf(chapter))}\n${chapter.title}\n`,
  );
  return ['WEBVTT\n', ...cues].join('\n');
}

/** Formats seconds as a WebVTT timestamp with hours. */
function stamp(seconds: number): string {
  return new Date(seconds * 1000).toISOString().slice(11, 23);
}
