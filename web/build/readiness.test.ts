import { expect, test } from 'vitest';
import { simulatedSender } from '../src/contact/simulatedSender.ts';
import { missingPhoto, unfitSender, unknownTimeZone } from './readiness.ts';

test('a photo has to be there', () => {
  expect(missingPhoto('', 'web/public')).toEqual([]);
  expect(missingPhoto('/favicon.svg', 'web/public')).toEqual([]);
  expect(missingPhoto('/fundador.jpg', 'web/public')).toEqual([
    { words: 'founder.image = /fundador.jpg, but web/public has no such file' },
  ]);
});

test('the time zone has to be one that browsers know, under any of its names', () => {
  expect(unknownTimeZone('America/Noronha')).toEqual([]);
  expect(unknownTimeZone('America/Argentina/Buenos_Aires')).toEqual([]);
  expect(unknownTimeZone('Horário de Brasília')).toEqual([
    { words: 'timeZoneId = Horário de Brasília, but a time zone is named like America/Sao_Paulo' },
  ]);
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
