import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type * as Axe from 'axe-core';

declare const axe: typeof Axe;

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Brings axe-core into every document that the page opens from now on. An init script comes from the browser and not
 * from the document, so the page keeps its whole security policy, which forbids any script that a test would insert.
 */
export async function installAxe(page: Page): Promise<void> {
  await page.addInitScript({ content: source });
}

/** Left out because it asks for WCAG's level AAA: 7:1 for all text (1.4.6). The site promises AA. */
const beyondAA = ['color-contrast-enhanced'];

/** What axe cannot decide by itself and a person has found right: the rule, its selectors, and why. */
const reviewed: Record<string, RegExp> = {
  // Each hidden part is opened, and looked at again, in a state of its own.
  'hidden-content': /./,
  // The film is silent: it has nothing to caption, and its transcript stands under it.
  'video-caption': /^#filme$/,
  // The links to the store lead to one listing. Their addresses differ in the place that they say they come from.
  'identical-links-same-purpose': /^(#baixar|\.HeaderButton-button)$/,
  // Texts over a drawing or a gradient, and letters within drawings: `faintParts` measures them against what is under them.
  'color-contrast': /./,
};

/**
 * What axe-core, with every rule that it has, finds in a page or could not decide there: `rule: selector`. Scrolls to
 * the top, where the sticky header covers nothing whose ground axe would have to guess.
 */
export async function axeFindings(page: Page): Promise<string[]> {
  const findings = await page.evaluate(async (excluded) => {
    scrollTo(0, 0);
    const ids = axe.getRules().map(({ ruleId }) => ruleId);
    const rules = Object.fromEntries(ids.map((id) => [id, { enabled: !excluded.includes(id) }]));
    const { violations, incomplete } = await axe.run({ rules, resultTypes: ['violations', 'incomplete'] });
    return [violations, incomplete].map((results) =>
      results.flatMap(({ id, nodes }) => nodes.map(({ target }) => ({ rule: id, selector: target.join(' ') }))),
    );
  }, beyondAA);
  const [violations = [], undecided = []] = findings;
  const open = undecided.filter(({ rule, selector }) => !reviewed[rule]?.test(selector));
  return [...violations, ...open].map(({ rule, selector }) => `${rule}: ${selector}`);
}
