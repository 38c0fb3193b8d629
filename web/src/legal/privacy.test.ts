// @vitest-environment node
import { afterEach, expect, test } from 'vitest';
import { legalFacts, site } from '../site.ts';
import { fragmentOf } from './document.ts';
import { deletionTitle, privacy } from './privacy.ts';

const { appHasAccount, internsMayUse, prices } = site;
const { responsible } = legalFacts.privacyChannel;

afterEach(() => {
  Object.assign(site, { appHasAccount, internsMayUse, prices });
  Object.assign(legalFacts.privacyChannel, { responsible });
});

test("says each of the owner's facts about data, and who answers for them", () => {
  const text = JSON.stringify(privacy(''));
  const { address, ...names } = legalFacts.controller;
  for (const facts of [names, address, legalFacts.privacyChannel, legalFacts.appData, legalFacts.siteHost]) {
    for (const fact of Object.values(facts).flat()) expect(text).toContain(JSON.stringify(fact).slice(1, -1));
  }
});

test('tells that the browser keeps the draft of a message, whatever sends it, and brings it back with its tab', () => {
  const text = JSON.stringify(privacy(''));
  expect(text).toContain('fica guardado na aba do navegador');
  expect(text).toContain('fechar a aba e a reabrir');
});

test('begins with the officer, and names the person behind one that is a company', () => {
  const first = () => Object.values(privacy('').sections)[0];
  const { fullName, email } = legalFacts.privacyChannel;
  expect(first()).toContainEqual({ email });
  expect(JSON.stringify(first())).toContain(fullName);
  Object.assign(legalFacts.privacyChannel, { responsible: 'Ana Fictícia' });
  expect(JSON.stringify(first())).toContain(`${fullName} (responsável: Ana Fictícia)`);
  Object.assign(legalFacts.privacyChannel, { responsible: '' });
  expect(JSON.stringify(first())).not.toContain('responsável');
});

test('tells what it does with the data of users, as their controller, from what it does with those of patients', () => {
  const [users, ownPurposes, patients, purposes] = privacy('').sections['Como usamos os dados'] ?? [];
  expect(users).toMatch(/^Somos o controlador dos seus próprios dados/);
  expect(patients).toMatch(/^Somos o operador dos dados dos pacientes/);
  expect(`${ownPurposes}`).not.toContain('paciente');
  expect(`${purposes}`).toMatch(/medir ângulos.*relatórios/);
});

test('the message of somebody without a contract has a legal basis of its own', () => {
  expect(JSON.stringify(privacy('').sections['Bases legais'])).toMatch(/sem contrato[^;.]*\(art\. 7º, IX\)/);
});

test.each([true, false])(
  'where a price is for a time, how to cancel a subscription comes first, with an account or not (%s)',
  (account) => {
    Object.assign(site, { appHasAccount: account, prices: [{ reais: 10, per: 'mês' }] });
    const section = () => privacy('').sections[account ? deletionTitle : 'Por quanto tempo guardamos'];
    expect(section()?.[0]).toMatch(/cancele na Google Play/);
    expect(JSON.stringify(privacy('')).match(/cancele na Google Play/g)).toHaveLength(1);
    for (const prices of [[], [{ reais: 0 }], [{ reais: 10 }]]) {
      Object.assign(site, { prices });
      expect(JSON.stringify(privacy(''))).not.toContain('cancele na Google Play');
    }
  },
);

test('speaks of supervised interns where they may use the app, and nowhere else', () => {
  Object.assign(site, { internsMayUse: true });
  const { sections } = privacy('');
  for (const title of ['Quem decide sobre os dados', 'Por quanto tempo guardamos', 'Crianças e adolescentes'])
    expect(JSON.stringify(sections[title]), title).toContain('estagiário');
  Object.assign(site, { internsMayUse: false });
  expect(JSON.stringify(privacy(''))).not.toMatch(/estagi|estági/);
});

test('tells what the links to the store say of where they are', () => {
  expect(JSON.stringify(privacy(''))).toContain('quantas instalações vieram de cada um');
});

test('where the app has an account, #excluir-conta says how to delete it, what goes, what stays, and in which time', () => {
  Object.assign(site, { appHasAccount: true });
  expect(fragmentOf(deletionTitle)).toBe('excluir-conta');
  const blocks = privacy('').sections[deletionTitle];
  const { accountDeletion, appData, privacyChannel } = legalFacts;
  expect(blocks).toContainEqual({ email: privacyChannel.email });
  const text = JSON.stringify(blocks);
  for (const fact of [accountDeletion, appData.retention, appData.patientDataErasure, appData.accessRecords])
    expect(text).toContain(JSON.stringify(fact).slice(1, -1));
});

test('where the app has no account, nothing speaks of one', () => {
  Object.assign(site, { appHasAccount: false });
  expect(JSON.stringify(privacy(''))).not.toMatch(/conta\b/);
});

test('lists the data, uses and protection, the exceptions to secrecy, and each right once', () => {
  const items = (title: string) => privacy('').sections[title]?.filter(Array.isArray).flat();
  const like = (...words: RegExp[]) => words.map((word) => expect.stringMatching(word));
  expect(items('Dados que coletamos')).toEqual(
    like(/e-mail/, /nome de usuário/, /pacientes/, /imagens/, /medidas/, /registros de acesso/, /mensagens/),
  );
  for (const title of ['Como usamos os dados', 'Como protegemos os dados']) expect(items(title), title).not.toEqual([]);
  expect(items('Compartilhamento')).toEqual(like(/lei/, /consentimento explícito/, /direitos/));
  const rights = items('Os seus direitos');
  for (const right of [/^acessar/, /corrigir/, /revogar o consent/, /confirmação/, /portabilidade/, /oposição/])
    expect(rights).toContainEqual(expect.stringMatching(right));
  expect(rights?.filter((right) => /exclusão|eliminação dos dados tratados/.test(right))).toHaveLength(1);
});
