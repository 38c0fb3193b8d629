import { expect, test } from 'vitest';
import { faultsOf, type Recording } from './check.ts';

const chapter = (id: string, start: number) => ({ id, start, title: 'Título', transcript: 'A tela mostra a lista.' });
const chapters = [chapter('abertura', 0), chapter('medida', 12)];
const right: Recording = { chapters, posterTime: 20, note: 'Telas do app.', description: 'Uma avaliação.' };

test('a recording of 30 s to 3 minutes whose facts are right has no fault', () => {
  for (const duration of [30, 75.4, 180]) expect(faultsOf(right, duration)).toEqual([]);
});

test.each<[string, Partial<Recording>, number?]>([
  ['the recording lasts 29.9 s: record from 30 to 180 s', {}, 29.9],
  ['the recording lasts 181 s: record from 30 to 180 s', {}, 181],
  [
    "'medida' begins at 80 s, and the recording ends at 75 s: mend its `start`",
    { chapters: [chapter('abertura', 0), chapter('medida', 80)] },
  ],
  ["'abertura' begins at 2 s: the first chapter begins at 0", { chapters: [chapter('abertura', 2)] }],
  [
    "'fim' does not begin after 'medida': put them in the order of time",
    { chapters: [...chapters, chapter('fim', 12)] },
  ],
  ["'fim' begins at 14.5 s: write a whole second", { chapters: [...chapters, chapter('fim', 14.5)] }],
  ["'medida' occurs twice: name each chapter by its own id", { chapters: [...chapters, chapter('medida', 14)] }],
  [
    "the id 'Avaliação': write small letters without accents, digits and hyphens",
    { chapters: [...chapters, chapter('Avaliação', 14)] },
  ],
  ["'a' has no title", { chapters: [{ ...chapter('a', 0), title: '' }] }],
  ["'a' has no transcript: write what is on the screen", { chapters: [{ ...chapter('a', 0), transcript: '' }] }],
  ['posterTime is 75: choose a second from 0 to 75', { posterTime: 75 }],
  ['the note is empty: write what the page says below the film', { note: '' }],
  ['the description is empty: write what search engines are told', { description: '' }],
])('%s', (fault, change, duration = 75) => {
  expect(faultsOf({ ...right, ...change }, duration)).toEqual([fault]);
});
