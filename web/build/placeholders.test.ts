import { expect, test } from 'vitest';
import { simulateSending } from '../src/contact/sendMessage.ts';
import { placeholders, unfinished } from './placeholders.ts';

const realFacts = { email: 'contato@goniometria.com.br', count: 3 };
const deliver = async () => {};

test('names every fact that is still neutral, however deep', () => {
  const facts = {
    email: 'contato@goniometria.example',
    storePackageId: 'com.example.goniometria',
    profiles: [{ url: 'https://www.instagram.com/goniometria' }, { url: 'https://linkedin.example/g' }],
    founder: { name: 'Nome de exemplo' },
  };
  expect(placeholders(facts)).toEqual([
    'email = contato@goniometria.example',
    'storePackageId = com.example.goniometria',
    'profiles.1.url = https://linkedin.example/g',
    'founder.name = Nome de exemplo',
  ]);
});

test('finds nothing in real facts with a real sender', () => {
  expect(unfinished(realFacts, deliver, false)).toEqual({ errors: [], warnings: [] });
});

test('a placeholder is an error, or a warning where placeholders are allowed', () => {
  const facts = { founder: { name: 'Nome de exemplo' } };
  const line = 'placeholder: founder.name = Nome de exemplo, edit it in web/src/site.ts';
  expect(unfinished(facts, deliver, false)).toEqual({ errors: [line], warnings: [] });
  expect(unfinished(facts, deliver, true)).toEqual({ errors: [], warnings: [line] });
});

test('the simulated sender is a warning', () => {
  const { errors, warnings } = unfinished(realFacts, simulateSending, false);
  expect(errors).toEqual([]);
  expect(warnings).toEqual([expect.stringContaining('the contact form delivers nothing')]);
});
