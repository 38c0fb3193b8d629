import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { placeholders } from './placeholders.ts';

test('names every marked fact, however deep, and one that is empty', () => {
  const source = `
    export function example(words: string): string { return words; }
    export const site = {
      name: 'Goniometria Digital',
      email: example('contato@goniometria.example'),
      profiles: [{ url: 'https://www.instagram.com/goniometria' }, { url: example('https://linkedin.example') }],
      founder: { image: example(''), bio: example('Concebeu o app.') },
      appHasAccount: example(true),
      answers: example<readonly Answer[]>([]),
    } satisfies { [fact: string]: unknown };
    export const aNewFact: string = example("d'Ávila");
  `;
  expect(placeholders(source)).toEqual([
    "site.email = 'contato@goniometria.example'",
    "site.profiles.1.url = 'https://linkedin.example'",
    "site.founder.image = ''",
    "site.founder.bio = 'Concebeu o app.'",
    'site.appHasAccount = true',
    'site.answers = []',
    `aNewFact = "d'Ávila"`,
  ]);
});

test('takes unmarked words for the owner’s, also equal ones and those that give an example', () => {
  const source = `export const site = { bio: 'Concebeu o app.', image: '', price: 'R$ 10, por exemplo (example(10))' };`;
  expect(placeholders(source)).toEqual([]);
});

test('no two facts of the legal pages have equal placeholders, or one could be lost there unseen', () => {
  const legal = placeholders(readFileSync('web/src/site.ts', 'utf8')).filter((fact) => fact.startsWith('legalFacts.'));
  const words = legal.map((fact) => fact.slice(fact.indexOf(' = ')));
  expect(legal.filter((_, index) => words.indexOf(words[index] ?? '') !== index)).toEqual([]);
});
