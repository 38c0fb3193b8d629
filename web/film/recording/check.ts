import type { Chapter } from '../../shared/chapters.ts';

/** What an owner states of a recording in `web/shared/recording.ts`. */
export interface Recording {
  chapters: readonly Chapter[];
  posterTime: number;
  note: string;
  description: string;
}

/** How long a recording may be, in seconds. */
const least = 30;
const most = 180;

/** The faults of a recording of `duration` seconds and of what its owner states, each with what to do. */
export function faultsOf({ chapters, posterTime, note, description }: Recording, duration: number): string[] {
  if (duration < least || duration > most)
    return [`the recording lasts ${duration} s: record from ${least} to ${most} s`];
  const faults = chapters.flatMap(({ id, start, title, transcript }, index) => {
    const before = chapters[index - 1];
    return [
      !/^[a-z][a-z0-9-]*$/.test(id) && `the id '${id}': write small letters without accents, digits and hyphens`,
      chapters.findIndex((other) => other.id === id) < index && `'${id}' occurs twice: name each chapter by its own id`,
      !before && start !== 0 && `'${id}' begins at ${start} s: the first chapter begins at 0`,
      before && !(start > before.start) && `'${id}' does not begin after '${before.id}': put them in the order of time`,
      // The page remembers its second in whole ones.
      !Number.isInteger(start) && `'${id}' begins at ${start} s: write a whole second`,
      start >= duration && `'${id}' begins at ${start} s, and the recording ends at ${duration} s: mend its \`start\``,
      !title && `'${id}' has no title`,
      !transcript && `'${id}' has no transcript: write what is on the screen`,
    ];
  });
  return [
    ...faults,
    !(posterTime >= 0 && posterTime < duration) && `posterTime is ${posterTime}: choose a second from 0 to ${duration}`,
    !note && 'the note is empty: write what the page says below the film',
    !description && 'the description is empty: write what search engines are told',
  ].filter((fault) => fault !== false && fault !== undefined);
}
