// @vitest-environment node
import { afterEach, expect, test } from 'vitest';
import { legalFacts, site } from '../site.ts';
import { priceList } from '../store.ts';
import { terms } from './terms.ts';

const { appHasAccount, internsMayUse, prices } = site;

afterEach(() => {
  Object.assign(site, { appHasAccount, internsMayUse, prices });
});

test("says each of the owner's facts about the contract, and who offers the app", () => {
  const text = JSON.stringify(terms());
  const { address, ...names } = legalFacts.controller;
  const { payment, withdrawal, technicalValidity, regulatoryStatus, suspendedExport } = legalFacts;
  for (const facts of [
    names,
    address,
    { priceList, payment, withdrawal, technicalValidity, regulatoryStatus, suspendedExport },
  ]) {
    for (const fact of Object.values(facts)) expect(text).toContain(JSON.stringify(fact).slice(1, -1));
  }
});

test.each([true, false])(
  'says how one ends the contract, by deleting an account where there is one (%s)',
  (account) => {
    Object.assign(site, { appHasAccount: account });
    const section = terms().sections.Encerramento;
    expect(JSON.stringify(section)).toContain('por mensagem ao e-mail do fim desta página');
    expect(JSON.stringify(terms()).includes('a sua conta')).toBe(account);
    expect(JSON.stringify(section).includes('"/privacy#excluir-conta"')).toBe(account);
  },
);

test.each([true, false])(
  'where a price is for a time, the end of the contract begins with the subscription (account: %s)',
  (account) => {
    Object.assign(site, { appHasAccount: account, prices: [{ reais: 0 }, { reais: 10, per: 'ano' }] });
    const first = () => terms().sections.Encerramento?.[0];
    expect(first()).toMatch(/cancele na Google Play, em Pagamentos e assinaturas/);
    expect(first()).toMatch(/desinstalar o app não a cancela/i);
    expect(`${first()}`.includes('Excluir a conta')).toBe(account);
    for (const prices of [[], [{ reais: 0 }], [{ reais: 10 }]]) {
      Object.assign(site, { prices });
      expect(first()).not.toContain('cancele na Google Play');
    }
  },
);

test('admits supervised interns where the owner does, and nobody else', () => {
  Object.assign(site, { internsMayUse: true });
  expect(JSON.stringify(terms().sections['Uso do serviço'])).toMatch(/fisioterapeutas e estagiários.*supervisão/);
  Object.assign(site, { internsMayUse: false });
  expect(JSON.stringify(terms())).not.toMatch(/estagi|estági/);
});

test('says that the app does not replace the judgement of a professional', () => {
  expect(JSON.stringify(terms().sections.Responsabilidades)).toContain('não substitui o julgamento profissional');
});

test('says what the publication of a patient’s image takes', () => {
  expect(JSON.stringify(terms().sections['Uso do serviço'])).toMatch(
    /termo de consentimento[^.]*nome[^.]*registro[^.]*data da imagem \(Resolução COFFITO nº 532\/2021\)/,
  );
});

test('whoever leaves for new terms, or has to leave, gets back a part of what was paid', () => {
  for (const title of ['Alterações dos termos', 'Encerramento']) {
    expect(JSON.stringify(terms().sections[title]), title).toContain('devolução proporcional');
  }
});
