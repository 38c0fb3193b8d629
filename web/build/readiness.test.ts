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

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];
const hours = (days: string[], opens: string, closes: string) => ({ days, opens, closes });
const link = { label: 'Lattes', url: 'https://lattes.test/1' };

/** A fact, what an owner wrote, what to do, and the entry or key of the fact that is named, if one is. */
const oddFacts: [fact: string, value: unknown, remedy: string, part?: string][] = [
  ['site.origin', 'goniometria.com.br', 'write https:// and a public host'],
  ['site.origin', 'https://goniometria.com.br/', 'write https:// and a public host'],
  ['site.origin', 'http://goniometria.com.br', 'write https:// and a public host'],
  ['site.origin', 'https://Goniometria.com.br', 'write https:// and a public host'],
  ['site.origin', 'https://avaliação.com.br', 'write https:// and a public host'],
  ['site.origin', ' https://goniometria.com.br', 'write https:// and a public host'],
  ['site.origin', 'goniometria', 'write https:// and a public host'],
  ['site.origin', 'https://goniometria.example', 'write https:// and a public host'],
  ['site.email', 'contato.goniometria.com.br', 'write an address such as name@example.org'],
  ['site.email', 'contato@goniometria.com.br?subject=App', 'write an address such as name@example.org'],
  ['site.email', 'contato@goniometria.com.br ', 'write an address such as name@example.org'],
  ['site.email', 'a#b@exemplo.com.br', 'of unaccented letters, digits and . _ + - alone'],
  ['site.email', 'a%41b@exemplo.com.br', 'of unaccented letters, digits and . _ + - alone'],
  ['site.email', 'joão@exemplo.com.br', 'of unaccented letters, digits and . _ + - alone'],
  ['site.email', 'contato@avaliação.com.br', 'of unaccented letters, digits and . _ + - alone'],
  ['site.email', 'contato.@exemplo.com.br', 'write an address such as name@example.org'],
  ['site.email', 'contato@exemplo', 'write an address such as name@example.org'],
  ['site.email', 'contato@goniometria.example', 'write an address such as name@example.org'],
  ['legalFacts.privacyChannel.email', 'mailto:dpo@goniometria.com.br', 'write an address such as name@example.org'],
  [
    'site.storePackageId',
    'https://play.google.com/store/apps/details?id=br.com.app&hl=pt',
    'write the id alone, such as org.example.app',
  ],
  ['site.storePackageId', 'Goniometria', 'write the id alone, such as org.example.app'],
  ['site.storePackageId', 'com.example.goniometria', 'write the id alone, such as org.example.app'],
  ['site.leastAndroid', 'Android 9+', 'write the number alone, such as 9'],
  ['site.leastAndroid', 9, 'write the number alone, such as 9'],
  ['site.leastAndroid', 'Pie', 'write the number alone, such as 9, or nothing at all'],
  ['site.internsMayUse', 'não', 'write true or false, without quotes'],
  ['site.prices', [{ reais: Number.NaN, per: 'mês' }], 'write an amount such as 49.9', '.0.reais'],
  ['site.prices', [{ reais: -5 }], 'write an amount such as 49.9', '.0.reais'],
  ['site.prices', [{ reais: 'R$ 1.199,50' }], 'write an amount such as 49.9', '.0.reais'],
  ['site.prices', [{ reais: 'sob consulta' }], 'write an amount such as 49.9', '.0.reais'],
  ['site.prices', [{ reais: 49.999 }], 'write an amount such as 49.9', '.0.reais'],
  ['site.prices', [{ reais: 49.9, per: 'month' }], "write 'mês' or 'ano', or no `per`", '.0.per'],
  ['site.prices', [{ reais: 49.9 }, { reais: 49.9 }], "remove it, '49.9' stands before it already", '.1'],
  ['site.answers', [{ question: 'Funciona sem internet?', answer: '' }], 'write something', '.0.answer'],
  [
    'site.answers',
    ['Sim.', 'Não.'].map((answer) => ({ question: 'Funciona?', answer })),
    "remove it, 'Funciona?' stands before it already",
    '.1',
  ],
  ['site.profiles', [{ ...link, url: 'www.linkedin.com/company/g' }], 'write the whole address', '.0.url'],
  ['site.profiles', ['https://lattes.test/1'], "write { label: 'LinkedIn', url: 'https://…' }", '.0'],
  ['site.profiles', [{ ...link, url: 'https://' }], 'write the whole address', '.0.url'],
  ['site.profiles', [{ ...link, url: 'http://lattes.test/1' }], 'write the whole address', '.0.url'],
  ['site.profiles', [{ ...link, url: 'https://lattes.test/a b' }], 'write the whole address', '.0.url'],
  ['site.profiles', [{ ...link, label: '' }], 'write something', '.0.label'],
  ['site.founder.socialLinks', [link, { ...link, url: 'https://lattes.test/2' }], "'Lattes' stands before", '.1'],
  [
    'site.otherStores',
    [{ ...link, url: 'apps.apple.com/br/app/g', system: 'iOS' }],
    'write the whole address',
    '.0.url',
  ],
  ['site.otherStores', [link], "write { label: 'App Store', url: 'https://…', system: 'iOS' }", '.0.system'],
  ['site.otherStores', [{ ...link, system: 'iPhone' }], "write 'iOS' or 'Android'", '.0.system'],
  ['site.chats', [{ ...link, url: '(11) 90000-0000' }], 'write the whole address, such as https://wa.me/', '.0.url'],
  ['site.chats', [{ ...link, url: 'tel:+5511900000000' }], 'write the whole address, such as https://wa.me/', '.0.url'],
  [
    'site.chats',
    [{ ...link, url: 'https://wa.me/+55 (11) 90000-0000' }],
    'write the whole address, such as https://wa.me/',
    '.0.url',
  ],
  [
    'site.chats',
    [{ ...link, url: 'https://wa.me/11900000000' }],
    'write the whole address, such as https://wa.me/',
    '.0.url',
  ],
  ['site.chats', [{ ...link, url: '+1 415 555 2671' }], 'write the whole address, such as https://wa.me/', '.0.url'],
  ['site.chats', [{ ...link, url: 'nosso chat' }], 'write the whole address, such as https://wa.me/', '.0.url'],
  ['site.openingHours', [], 'write one at least'],
  ['site.openingHours', [hours([], '09:00', '18:00')], 'write one at least', '.0.days'],
  [
    'site.openingHours',
    [hours(['segunda-feira'], '09:00', '18:00')],
    'write one of Monday (segunda), Tuesday',
    '.0.days.0',
  ],
  ['site.openingHours', [hours(['Mon'], '09:00', '18:00')], 'write one of Monday (segunda), Tuesday', '.0.days.0'],
  ['site.openingHours', hours(weekdays, '09:00', '18:00'), 'write a list in square brackets'],
  ['site.openingHours', [hours(['Monday', 'Monday'], '09:00', '18:00')], 'remove it', '.0.days.1'],
  ['site.openingHours', [hours(weekdays, '13h30', '18:00')], 'write a time such as 13:30', '.0.opens'],
  ['site.openingHours', [hours(weekdays, '9h', '18:00')], 'write a time such as 13:30', '.0.opens'],
  ['site.openingHours', [hours(weekdays, '09:00', '24:00')], 'write a time such as 13:30', '.0.closes'],
  ['site.openingHours', [hours(weekdays, '09:00', '25:99')], 'write a time such as 13:30', '.0.closes'],
  ['site.openingHours', [hours(weekdays, '9h às 18h', '18:00')], 'write a time such as 13:30', '.0.opens'],
  ['site.openingHours', [hours(weekdays, '09:00', '')], 'write a time such as 13:30', '.0.closes'],
  [
    'site.openingHours',
    ['sábado das 8h às 12h'],
    "write { days: ['Saturday'], opens: '08:00', closes: '12:00' }",
    '.0',
  ],
  ['site.openingHours', [hours(weekdays, '09:00', '09:00')], 'write another time, or 00:00 twice for 24 hours', '.0'],
  ['site.openingHours', [hours(weekdays, '09:00', '18:00'), hours(['Friday'], '09:00', '12:00')], 'remove it', '.1'],
  ['site.closedDays', ['25/12/2026'], 'write a day such as', '.0'],
  ['site.closedDays', ['2026-2-5'], 'write a day such as', '.0'],
  ['site.closedDays', ['2026-02-30'], 'write a day', '.0'],
  ['site.closedDays', ['2026-12'], 'write a day', '.0'],
  ['site.closedDays', [''], 'write a day', '.0'],
  ['site.closedDays', ['2026-12-24', '2026-12-24'], 'remove it', '.1'],
  ['site.timeZone', 'America/Sao_Paulo', 'Horário de Brasília'],
  ['site.founder', undefined, 'write this fact, by this name'],
  ['site.founder', 'Ana Fictícia', 'write the facts that web/facts/schema.ts has here'],
  ['site.founder.name', undefined, 'write something between the quotes'],
  ['site.founder.name', '', 'write something between the quotes'],
  ['site.founder.bio', ' Concebeu o app.', 'no blank at an end'],
  ['site.legalUpdated', '24/11/2025', 'write a day such as'],
  ['site.legalUpdated', '2999-01-01', 'none in the future'],
  ['legalFacts.controller.legalName', ' ', 'write something between the quotes'],
  ['legalFacts.controller.taxId', '12.345.678/0001-90', 'write it with its check digits, such as'],
  ['legalFacts.controller.taxId', '12.ABC.345/01DE-53', 'write it with its check digits'],
  ['legalFacts.controller.taxId', '11222333000181', 'write it with its check digits'],
  ['legalFacts.controller.taxId', '00.000.000/0000-00', 'write it with its check digits'],
  ['legalFacts.controller.address.postalCode', '01310100', 'write a postal code such as 01310-100'],
  ['legalFacts.controller.address.postalCode', '00000-000', 'write a postal code such as 01310-100'],
  ['legalFacts.controller.taxId', '00.000.000/0000-00 (exemplo)', 'write it with its check digits'],
  ['legalFacts.controller.address.state', 'UF de exemplo', 'write the two letters of the state'],
  ['legalFacts.controller.address.postalCode', '00000-000 (exemplo)', 'write a postal code such as 01310-100'],
  ['legalFacts.controller.address.state', 'sp', 'write the two letters of the state, such as SP'],
  ['legalFacts.controller.address.state', 'São Paulo', 'write the two letters of the state, such as SP'],
  ['legalFacts.privacyChannel.fullName', 'Ana', 'write the name in full'],
  ['legalFacts.privacyChannel.fullName', '', 'write the name in full'],
  [
    'legalFacts.privacyChannel.responsible',
    'Ana',
    'write the name in full, such as Ana Maria Silva, or nothing at all',
  ],
  ['legalFacts.appData.protection', [], 'write one at least'],
  ['legalFacts.appData.protection', [''], 'write words without a full stop', '.0'],
  ['legalFacts.siteHost.internationalTransfer', 'não há.', 'write words without a full stop'],
  ['legalFacts.payment', '', 'write words without a full stop'],
  ['legalFacts.payment', 'R$ 49,90 por mês.', 'write words without a full stop'],
  ['legalFacts.accountDeletion', '', 'write how one deletes the account, as site.appHasAccount is true'],
];

test.each(oddFacts)('a release refuses %s = %j, and says %s', async (fact, value, remedy, part = '') => {
  write(fact, value);
  const place = `${fact}${part} = `;
  const refused = (await refusals()).filter((line) => line.startsWith(fact));
  expect(refused).toEqual([expect.stringContaining(remedy)]);
  expect(refused[0]?.slice(0, place.length)).toBe(place);
  expect(refused[0]).toMatch(/, in web\/src\/site\.ts$/);
  expect(refused[0]).not.toContain('\n');
});

test.each([
  ['site.openingHours', [hours(weekdays, '00:00', '23:59')]],
  ['site.openingHours', [hours(weekdays, '00:00', '00:00')]],
  ['site.openingHours', [hours(['Sunday'], '20:00', '01:00'), hours(['Monday'], '01:00', '02:00')]],
  ['site.openingHours', [hours(weekdays, '08:00', '12:00'), hours(weekdays, '13:00', '18:00')]],
  ['site.storePackageId', 'br.com.goniometria_digital.app2'],
  ['site.profiles', []],
  ['site.profiles', [{ ...link, url: 'https://www.linkedin.com/company/goniometria' }]],
  ['site.origin', 'https://www.goniometria.com.br'],
  ['site.origin', 'https://goniometria.com.br:8443'],
  ['site.email', 'fale+app@goniometria.com.br'],
  ['site.email', 'Fale.com_nos-2@xn--avaliao-xxa4c.com.br'],
  ['site.leastAndroid', ''],
  ['site.leastAndroid', '8.1'],
  ['site.prices', [{ reais: 0 }]],
  [
    'site.prices',
    [
      { reais: 49.9, per: 'mês' },
      { reais: 499, per: 'ano' },
    ],
  ],
  ['site.answers', [{ question: 'Há um relatório de exemplo?', answer: 'Sim.' }]],
  ['site.closedDays', ['2028-02-29', '2026-12-25']],
  ['site.timeZone', 'Horário de Fernando de Noronha'],
  ['site.founder.name', "Maria d'Ávila"],
  ['site.legalUpdated', '2026-02-28'],
  ['legalFacts.controller.taxId', '11.222.333/0001-81'],
  ['legalFacts.controller.taxId', '12.ABC.345/01DE-35'],
  ['legalFacts.controller.address.state', 'SP'],
  ['legalFacts.privacyChannel.fullName', 'Antônio Fictício'],
  ['legalFacts.privacyChannel.responsible', ''],
  ['site.otherStores', [{ ...link, url: 'https://apps.apple.com/br/app/goniometria/id1', system: 'iOS' }]],
  ['site.chats', [{ ...link, url: 'https://wa.me/5511900000000?text=Oi' }]],
  ['site.chats', [{ ...link, url: 'https://wa.me/message/ABC123' }]],
  ['site.chats', [{ ...link, url: 'https://t.me/goniometria' }]],
  ['legalFacts.siteHost.internationalTransfer', 'não há'],
  ['legalFacts.payment', 'R$ 49,90'],
])('a release takes %s = %j', async (fact, value) => {
  write(fact, value);
  expect((await refusals()).filter((line) => line.startsWith(fact))).toEqual([]);
});

test.each([
  [
    "export const site = {\n  bio: example('A Clínica d'Ávila.'),\n};",
    'line 2: a text with an apostrophe stands in double quotes, write "A Clínica d\'Ávila.", in web/src/site.ts',
  ],
  [
    "export const site = {\n  name: 'Ana'\n  role: 'Fundadora',\n};",
    'line 3: Unexpected token, expected ",", look for a missing comma or quote there or in the line before, in web/src/site.ts',
  ],
  [
    'export const site = {\n  prices: [{ reais: 39,90 }],\n};',
    'line 2: a number has a point in place of a comma, write 39.90, in web/src/site.ts',
  ],
  [
    'export const site = {\n  name: ‘Ana’,\n};',
    `line 2: a text stands in straight quotes, '…' or "…", in web/src/site.ts`,
  ],
])('in place of all else, a release names the line where site.ts is no TypeScript', async (source, words) => {
  expect(await obstacles(source)).toEqual([{ words }]);
});

test('a fact that is still a placeholder is listed as one, and need not fit', async () => {
  write('site.email', 'exemplo');
  write('site.prices', [{ reais: -1 }]);
  const lines = await obstacles("export const site = { email: example('exemplo'), prices: example([{ reais: -1 }]) };");
  expect(lines.filter(({ words }) => /site\.(email|prices)/.test(words))).toEqual(
    ["site.email = 'exemplo'", 'site.prices = [{ reais: -1 }]'].map((fact) => ({
      words: `placeholder: ${fact}, edit it in web/src/site.ts`,
      allowedBy: 'ALLOW_PLACEHOLDERS',
    })),
  );
});

test('the simulated sender is an obstacle that a variable allows', () => {
  expect(unfitSender(simulatedSender)).toMatchObject([{ allowedBy: 'ALLOW_SIMULATED_FORM' }]);
});

test('the origin of a real sender is https:// and a host', () => {
  const withOrigin = (origin: string) =>
    unfitSender({ simulated: false, origin, send: () => Promise.resolve(), privacyParagraph: '' });
  expect(withOrigin('https://forms.test')).toEqual([]);
  for (const origin of ['', 'forms.test', 'https://forms.test/', 'https://forms.test/f/1', 'https://127.0.0.1:18172'])
    expect(withOrigin(origin), origin).toMatchObject([{ words: expect.stringContaining(`origin = '${origin}'`) }]);
  const [trial] = withOrigin('http://127.0.0.1:9000');
  expect(trial?.words, 'a trial on this machine').toContain('write https:// and a public host');
});
