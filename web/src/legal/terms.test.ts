// @vitest-environment node
import { expect, test } from 'vitest';
import { legalFacts } from '../site.ts';
import { terms } from './terms.ts';

test("says each of the owner's facts about the contract, and who offers the app", () => {
  const text = JSON.stringify(terms);
  const { address, ...names } = legalFacts.controller;
  const { price, withdrawal, technicalValidity, regulatoryStatus } = legalFacts;
  for (const facts of [names, address, { price, withdrawal, technicalValidity, regulatoryStatus }]) {
    for (const fact of Object.values(facts)) expect(text).toContain(JSON.stringify(fact).slice(1, -1));
  }
});
