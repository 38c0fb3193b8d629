// @vitest-environment node
import { expect, test } from 'vitest';
import { legalFacts } from '../site.ts';
import { privacy } from './privacy.ts';

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
