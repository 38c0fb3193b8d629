import { afterEach, beforeEach, expect, test } from 'vitest';
import { simulatedSender } from '../src/contact/simulatedSender.ts';
import { legalFacts, site } from '../src/site.ts';
import { obstacles, unfitSender } from './readiness.ts';

const facts = { site, legalFacts };
const original = structuredClone(facts);

// Lists that an owner may shorten or empty.
beforeEach(() => {
  const links = ['LinkedIn', 'Instagram'].map((label) => ({ label, url: 'https://example.org/goniometria' }));
  Object.assign(site, { profiles: links, openingHours: [{ days: ['Monday'], opens: '09:00', closes: '18:00' }] });
  Object.assign(site.founder, { socialLinks: links });
});

afterEach(() => {
  Object.assign(site, structuredClone(original.site));
  Object.assign(legalFacts, structuredClone(original.legalFacts));
});

/** Writes a fact such as `site.profiles.0.url`, which has to be there. */
function write(fact: string, value: unknown): void {
  const keys = fact.split('.');
  const last = keys.pop() ?? '';
  const holder = keys.reduce<Record<string, unknown>>((part, key) => part[key] as Record<string, unknown>, facts);
  expect(holder, fact).toHaveProperty(last);
  holder[last] = value;
}

/** What a release says of the facts, none of which is marked as a placeholder. */
const words = () => obstacles('').map(({ words }) => words);

test.each([
  ['site.openingHours.0.opens', '13h30', '13:30'],
  ['site.openingHours.0.closes', '25:99', '13:30'],
  ['site.storePackageId', 'https://play.google.com/store/apps/details?id=br.com.exemplo.app', 'org.example.app'],
  ['site.profiles.0.url', 'www.linkedin.com/company/goniometria', 'https://example.org/name'],
  ['site.profiles.1.url', 'https://', 'https://example.org/name'],
  ['site.founder.socialLinks.0.url', 'http://linkedin.example/in/nome', 'https://example.org/name'],
  ['site.origin', 'goniometria.com.br', 'https://www.example.org'],
  ['site.origin', 'https://goniometria.com.br/', 'https://www.example.org'],
  ['site.email', 'contato.goniometria.com.br', 'name@example.org'],
  ['legalFacts.privacyChannel.email', 'mailto:dpo@goniometria.com.br', 'name@example.org'],
  ['site.legalUpdated', '24/11/2026', '2026-12-25'],
  ['site.timeZone', 'Horário de Brasília', 'America/Sao_Paulo (Horário de Brasília)'],
  ['legalFacts.controller.taxId', '12.345.678/0001-90', 'check digits'],
  ['legalFacts.payment', '', 'the page adds one'],
  ['legalFacts.payment', 'R$ 49,90 por mês.', 'the page adds one'],
])('a release refuses %s = %j, and says where and how to mend it', (fact, value, remedy) => {
  write(fact, value);
  const refused = words().filter((line) => line.startsWith(`${fact} = '${value}'`));
  expect(refused).toEqual([expect.stringContaining(remedy)]);
  expect(refused[0]).toMatch(/web\/src\/site\.ts$/);
  expect(refused[0]).not.toContain('\n');
});

test.each([
  ['site.openingHours.0.opens', '00:00'],
  ['site.openingHours.0.closes', '23:59'],
  ['site.storePackageId', 'br.com.goniometria_digital.app2'],
  ['site.profiles.0.url', 'https://www.linkedin.com/company/goniometria'],
  ['site.origin', 'https://www.goniometria.com.br'],
  ['site.origin', 'https://goniometria.com.br:8443'],
  ['site.email', 'fale+app@goniometria.com.br'],
  ['site.holidays', ['2028-02-29', '2026-12-25']],
  ['site.timeZone', 'America/Noronha'],
  ['legalFacts.controller.taxId', '11.222.333/0001-81'],
  ['legalFacts.controller.taxId', '12.ABC.345/01DE-35'],
  ['legalFacts.payment', 'R$ 49,90'],
])('a release takes %s = %j', (fact, value) => {
  write(fact, value);
  expect(words().filter((line) => line.startsWith(fact))).toEqual([]);
});

test.each(['25/12/2026', '2026-2-5', '2026-02-30', '2026-12', ''])('no holiday is written %j', (holiday) => {
  write('site.holidays', ['2026-12-25', holiday]);
  expect(words()).toContainEqual(expect.stringContaining(`site.holidays.1 = '${holiday}'`));
});

test('no CNPJ has digits that differ, or zeros alone', () => {
  for (const taxId of ['12.ABC.345/01DE-53', '11.222.333/0001-18', '00.000.000/0000-00', '11222333000181']) {
    write('legalFacts.controller.taxId', taxId);
    expect(words(), taxId).toContainEqual(expect.stringContaining(`taxId = '${taxId}'`));
  }
});

test('a fact that is still a placeholder is listed as one, and need not fit', () => {
  write('site.email', 'exemplo');
  const lines = obstacles("export const site = { email: example('exemplo') };");
  expect(lines.filter(({ words }) => words.includes('site.email'))).toEqual([
    { words: expect.stringMatching(/^placeholder: site.email = 'exemplo'/), allowedBy: 'ALLOW_PLACEHOLDERS' },
  ]);
});

test('the simulated sender is an obstacle that a variable allows', () => {
  expect(unfitSender(simulatedSender)).toMatchObject([{ allowedBy: 'ALLOW_SIMULATED_FORM' }]);
});

test('the origin of a real sender is https:// and a host', () => {
  const withOrigin = (origin: string) =>
    unfitSender({ simulated: false, origin, send: () => Promise.resolve(), privacyParagraph: '' });
  expect(withOrigin('https://forms.example')).toEqual([]);
  for (const origin of [
    '',
    'forms.example',
    'https://forms.example/',
    'https://forms.example/f/1',
    'http://127.0.0.1:18172',
  ])
    expect(withOrigin(origin), origin).toMatchObject([{ words: expect.stringContaining(`origin = '${origin}'`) }]);
});
