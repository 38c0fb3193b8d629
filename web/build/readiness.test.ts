import { expect, test } from 'vitest';
import { simulatedSender } from '../src/contact/simulatedSender.ts';
import { missingPhoto, noDate, unfitSender, unknownTimeZone } from './readiness.ts';

test('a photo has to be there', () => {
  expect(missingPhoto('', 'web/public')).toEqual([]);
  expect(missingPhoto('/favicon.svg', 'web/public')).toEqual([]);
  expect(missingPhoto('/fundador.jpg', 'web/public')).toEqual([
    { words: 'founder.image = /fundador.jpg, but web/public has no such file' },
  ]);
});

test('the time zone has to be one that the contact page can name', () => {
  expect(unknownTimeZone('America/Noronha')).toEqual([]);
  for (const timeZone of ['Horário de Brasília', 'America/Argentina/Buenos_Aires']) {
    expect(unknownTimeZone(timeZone)).toEqual([{ words: expect.stringContaining(`timeZone = ${timeZone}, but`) }]);
  }
});

test('a holiday has to be a date that there is', () => {
  expect(noDate('2028-02-29')).toEqual([]);
  for (const holiday of ['25/12/2026', '2026-2-5', '2026-02-30', '2026-12', ''])
    expect(noDate(holiday), holiday).toEqual([{ words: expect.stringContaining(`holidays has ${holiday},`) }]);
});

test('the simulated sender is an obstacle that a variable allows', () => {
  expect(unfitSender(simulatedSender)).toMatchObject([{ allowedBy: 'ALLOW_SIMULATED_FORM' }]);
});

test('a real sender has an origin', () => {
  const withOrigin = (origin: string) =>
    unfitSender({ simulated: false, origin, send: () => Promise.resolve(), privacyParagraph: '' });
  expect(withOrigin('https://forms.example')).toEqual([]);
  for (const origin of ['', 'forms.example', 'https://forms.example/', 'https://forms.example/f/1'])
    expect(withOrigin(origin), origin).toEqual([{ words: expect.stringContaining('origin') }]);
});
