import { afterEach, beforeEach, expect, test } from 'vitest';
import { simulatedSender } from '../src/contact/simulatedSender.ts';
import { legalFacts, site } from '../src/site.ts';
import { obstacles, unfitSender } from './readiness.ts';

const facts = { site, legalFacts };
const original = structuredClone(facts);

// With it, empty words about its deletion are refused.
beforeEach(() => {
  Object.assign(site, { appHasAccount: true });
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
const refusals = async () => (await obstacles('')).map(({ words }) => words);

const hours = (days: string[], opens: string, closes: string) => ({ days, opens, closes });
const morning = hours(['Monday', 'Friday'], '08:00', '12:00');
const link = { label: 'Lattes', url: 'https://lattes.test/1' };

/** A fact, what an owner wrote, and the entry of the fact that is named, if one is. */
const oddFacts: [fact: string, value: unknown, part?: string][] = [
  ['site.origin', 'https://goniometria.com.br/'],
  ['site.origin', 'http://goniometria.com.br'],
  ['site.origin', 'https://Goniometria.com.br'],
  ['site.origin', 'https://avaliação.com.br'],
  ['site.origin', 'https://goniometria'],
  ['site.origin', 'https://goniometria.example'],
  ['site.email', 'contato.goniometria.com.br'],
  ['site.email', 'contato@goniometria.com.br?subject=App'],
  ['site.email', 'a%41b@exemplo.com.br'],
  ['site.email', 'joão@exemplo.com.br'],
  ['site.email', 'contato@exemplo'],
  ['site.email', 'contato@goniometria.example'],
  ['site.storePackageId', 'https://play.google.com/store/apps/details?id=br.com.app&hl=pt'],
  ['site.storePackageId', 'Goniometria'],
  ['site.storePackageId', 'com.example.goniometria'],
  ['site.leastAndroid', 'Android 9+'],
  ['site.profiles', [{ ...link, url: 'www.linkedin.com/company/g' }], '.0.url'],
  ['site.profiles', [{ ...link, url: 'https://linkedin.example/g' }], '.0.url'],
  ['site.profiles', [link, { ...link, url: 'https://lattes.test/2' }]],
  ['site.profiles', [link, { ...link, label: 'LinkedIn' }]],
  ['site.chats', [{ ...link, url: 'https://wa.me/+5511900000000' }], '.0.url'],
  ['site.chats', [{ ...link, url: 'https://wa.me/11900000000' }], '.0.url'],
  ['site.openingHours', []],
  ['site.openingHours', [hours([], '09:00', '18:00')], '.0.days'],
  ['site.openingHours', [hours(['segunda-feira'], '09:00', '18:00')], '.0.days.0'],
  ['site.openingHours', [{ ...morning, opens: '8h30' }], '.0.opens'],
  ['site.openingHours', [{ ...morning, closes: '24:00' }], '.0.closes'],
  ['site.openingHours', [{ ...morning, closes: '08:00' }], '.0'],
  ['site.openingHours', [morning, hours(['Friday'], '08:00', '18:00')]],
  ['site.closedDays', ['25/12/2026'], '.0'],
  ['site.closedDays', ['2026-02-30'], '.0'],
  ['site.founder.name', ''],
  ['site.founder.bio', ' Concebeu o app.'],
  ['site.legalUpdated', '2999-01-01'],
  ['legalFacts.controller.taxId', '12.345.678/0001-90'],
  ['legalFacts.controller.taxId', '12.ABC.345/01DE-53'],
  ['legalFacts.controller.taxId', '11222333000181'],
  ['legalFacts.controller.taxId', '00.000.000/0000-00'],
  ['legalFacts.appData.protection', []],
  ['legalFacts.payment', ''],
  ['legalFacts.payment', 'R$ 49,90 por mês.'],
  ['legalFacts.accountDeletion', ''],
];

test.each(oddFacts)('a release refuses %s = %j, and names it', async (fact, value, part = '') => {
  write(fact, value);
  expect((await refusals()).filter((line) => line.startsWith(fact))).toEqual([
    expect.stringMatching(`^${fact}${part} = .*, in web/src/site\\.ts$`),
  ]);
});

test.each([
  ['site.origin', 'https://goniometria.com.br:8443'],
  ['site.email', 'Fale.com_nos-2+app@xn--avaliao-xxa4c.com.br'],
  ['site.storePackageId', 'br.com.goniometria_digital.app2'],
  ['site.leastAndroid', ''],
  ['site.leastAndroid', '8.1'],
  ['site.chats', [{ ...link, url: 'https://wa.me/5511900000000?text=Oi' }]],
  ['site.chats', [{ ...link, url: 'https://wa.me/message/ABC123' }]],
  ['site.openingHours', [hours(['Sunday'], '00:00', '00:00')]],
  ['site.openingHours', [morning, { ...morning, opens: '20:00', closes: '01:00' }]],
  ['legalFacts.controller.taxId', '11.222.333/0001-81'],
  ['legalFacts.controller.taxId', '12.ABC.345/01DE-35'],
])('a release takes %s = %j', async (fact, value) => {
  write(fact, value);
  expect((await refusals()).filter((line) => line.startsWith(fact))).toEqual([]);
});

test('a fact that is still a placeholder is listed as one, and need not fit', async () => {
  write('site.email', 'exemplo');
  const lines = await obstacles("export const site = { email: example('exemplo') };");
  expect(lines.filter(({ words }) => words.includes('site.email'))).toEqual([
    {
      words: "placeholder: site.email = 'exemplo', edit it in web/src/site.ts",
      allowedBy: 'ALLOW_PLACEHOLDERS',
    },
  ]);
});

test('the simulated sender is an obstacle that a variable allows', () => {
  expect(unfitSender(simulatedSender)).toMatchObject([{ allowedBy: 'ALLOW_SIMULATED_FORM' }]);
});

test('the origin of a real sender is https:// and a host', () => {
  const withOrigin = (origin: string) =>
    unfitSender({ simulated: false, origin, send: () => Promise.resolve(), privacyParagraph: '' });
  expect(withOrigin('https://forms.test')).toEqual([]);
  for (const origin of ['', 'https://forms.test/f/1', 'http://127.0.0.1:9000'])
    expect(withOrigin(origin), origin).toMatchObject([{ words: expect.stringContaining(`origin = '${origin}'`) }]);
});
