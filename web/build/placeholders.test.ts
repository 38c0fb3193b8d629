import { expect, test } from 'vitest';
import { simulatedSender } from '../src/contact/sender.ts';
import { isSimulated, placeholders } from './placeholders.ts';

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

test('finds nothing in real facts', () => {
  expect(placeholders({ email: 'contato@goniometria.com.br', count: 3 })).toEqual([]);
});

test('a real sender needs a privacy paragraph of its own', () => {
  const send = () => Promise.resolve();
  expect(isSimulated(simulatedSender)).toBe(true);
  expect(isSimulated({ send, privacyParagraph: 'A mensagem chega ao nosso e-mail.' })).toBe(false);
  expect(() => isSimulated({ ...simulatedSender, send })).toThrow('privacy');
});
