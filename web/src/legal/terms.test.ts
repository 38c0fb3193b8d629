// @vitest-environment node
import { afterEach, expect, test } from 'vitest';
import { legalFacts, site } from '../site.ts';
import { priceList } from '../store.ts';
import { terms } from './terms.ts';

const { appHasAccount } = site;

afterEach(() => {
  Object.assign(site, { appHasAccount });
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

test('whoever leaves for new terms, or has to leave, gets back a part of what was paid', () => {
  for (const title of ['Alterações dos termos', 'Encerramento']) {
    expect(JSON.stringify(terms().sections[title]), title).toContain('devolução proporcional');
  }
});
