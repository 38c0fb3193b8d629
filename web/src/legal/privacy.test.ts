// @vitest-environment node
import { afterEach, expect, test } from 'vitest';
import { legalFacts, site } from '../site.ts';
import { fragmentOf } from './document.ts';
import { deletionTitle, privacy } from './privacy.ts';

const { appHasAccount } = site;

afterEach(() => {
  Object.assign(site, { appHasAccount });
});

test("says each of the owner's facts about data, and who answers for them", () => {
  const text = JSON.stringify(privacy(''));
  const { address, ...names } = legalFacts.controller;
  for (const facts of [names, address, legalFacts.privacyChannel, legalFacts.appData, legalFacts.siteHost]) {
    for (const fact of Object.values(facts).flat()) expect(text).toContain(JSON.stringify(fact).slice(1, -1));
  }
});

test('tells that the browser keeps the draft of a message, whatever sends it', () => {
  expect(JSON.stringify(privacy(''))).toContain('fica guardado na aba do navegador');
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

test('lists each right once', () => {
  const rights = privacy('').sections['Os seus direitos']?.filter(Array.isArray).flat();
  expect(rights?.filter((right) => /exclusão|eliminação dos dados tratados/.test(right))).toHaveLength(1);
});
