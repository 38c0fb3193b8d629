import { expect, test } from 'vitest';
import { simulatedSender } from '../src/contact/simulatedSender.ts';
import { missingPhoto, placeholders, simulatedForm, unknownTimeZone } from './readiness.ts';

test('names every fact that is still neutral, however deep', () => {
  const facts = {
    email: 'contato@goniometria.example',
    profiles: [{ url: 'https://www.instagram.com/goniometria' }, { url: 'https://linkedin.example/goniometria' }],
    founder: {
      name: 'Ana Souza',
      image: '',
      bio: 'Concebeu o app, desenvolve cada versão e responde às mensagens de quem o usa.',
    },
    legalUpdated: '2026-11-22',
  };
  expect(placeholders(facts)).toEqual([
    'email = contato@goniometria.example',
    'profiles.1.url = https://linkedin.example/goniometria',
    'founder.image = (empty)',
    'founder.bio = Concebeu o app, desenvolve cada versão e responde às mensagens de quem o usa.',
    'legalUpdated = 2026-11-22',
  ]);
});

test('takes an owner’s words for real, also where they give an example', () => {
  expect(placeholders({ email: 'contato@example.com.br', price: 'R$ 10, por exemplo', count: 3 })).toEqual([]);
});

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

test('the simulated form is an obstacle', () => {
  expect(simulatedForm(simulatedSender)).toMatchObject([{ allowedBy: 'ALLOW_SIMULATED_FORM' }]);
});

test('a real sender has an origin and a privacy paragraph of its own', () => {
  const real = { send: () => Promise.resolve(), privacyParagraph: 'A mensagem chega ao nosso e-mail.' };
  expect(simulatedForm({ ...real, origin: 'https://forms.example' })).toEqual([]);
  expect(() => simulatedForm({ ...simulatedSender, send: real.send })).toThrow('privacy');
  expect(() => simulatedForm(real)).toThrow('origin');
  for (const origin of ['forms.example', 'https://forms.example/', 'https://forms.example/f/1'])
    expect(() => simulatedForm({ ...real, origin }), origin).toThrow('origin');
});
