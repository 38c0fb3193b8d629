import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** What `make recording` reads from a recording. */
export interface Measured {
  /** Seconds. */
  duration: number;
  sound: boolean;
  /** ISO 8601 with a time zone. */
  published: string;
}

const writer = '// Written by `make film` and `make recording`:';

/** Returns the source of the two modules that choose the site's film, by their paths in `web`. */
export function switchModules(recording?: Measured): Record<string, string> {
  return {
    'shared/shownFilm.ts': `${writer} the film that the site shows.\n${recording ? recorded(recording) : drawn}`,
    'src/home/showcase/filmBar.ts': [
      `${writer} a film with sound has a button beside its seek bar.`,
      recording?.sound
        ? "export { SeekBarWithSound as SeekBar } from './SeekBarWithSound.tsx';\n"
        : "export * from './SeekBar.tsx';\n",
    ].join('\n'),
  };
}

/** Writes these modules: for the drawn film, or for a recording. */
export async function writeSwitch(recording?: Measured): Promise<void> {
  for (const [name, text] of Object.entries(switchModules(recording))) {
    await writeFile(fileURLToPath(new URL(`../../${name}`, import.meta.url)), text);
  }
}

const drawn = "export * from './timeline.ts';\n";

function recorded({ duration, sound, published }: Measured): string {
  return `import { type Chapter, chapterIn, endIn, startIn } from './chapters.ts';
import { chapters } from './recording.ts';

export { chapters, description, note } from './recording.ts';
export { ${sound ? 'heard' : 'silent'} as soundNote } from './soundNotes.ts';
export const duration = ${duration};
export const startOf = (id: (typeof chapters)[number]['id']) => startIn(chapters, id);
export const endOf = (chapter: Chapter) => endIn(chapters, duration, chapter);
export const chapterAt = (second: number) => chapterIn(chapters, second);
export const published = '${published}';
export const recorded: boolean = true;
export const sound: boolean = ${sound};
`;
}
