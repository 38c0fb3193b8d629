import type { Page } from '@playwright/test';
import { restingFlexion } from '../../shared/figure/pose.ts';
import { exampleTurn, kneeReadTurned } from '../../shared/figure/threePoints.ts';
import { examples } from '../../shared/patients.ts';
import { chapters } from '../../shared/shownFilm.ts';
import { routes } from '../../src/routes.ts';
import { site } from '../../src/site.ts';
import { studies } from '../../src/studies.ts';
import { expect, test } from '../fixtures.ts';
import { main } from '../helpers/parts.ts';

/** A paragraph, and the addresses of its links. */
interface Paragraph {
  text: string;
  urls: string[];
}

/** An angle, a length or a share. */
const figure = /(\d+(?:,\d+)?)(?=\s*(?:°|graus\b|mm\b|cm\b|milímetros|%))/g;

/** Words for an amount, or for a finding, that need a study beside them. */
const vague =
  /\b(?:poucos|alguns|vários|muitos) graus|\b(?:cerca|em torno) de\b|aproximadamente|em média|\bem (?:um|geral|alguns) estudos?\b|estudos (?:mostram|indicam)|significativ/i;

/** What needs no study: the record's angles, those of the drawings, what is computed from them, and the size of letters in per cent. */
const own = new Set([
  ...examples.flatMap(({ series }) => series.flatMap(({ measures }) => measures.map(({ angle }) => angle))),
  ...[0, 90, 180, restingFlexion, exampleTurn, Math.round(kneeReadTurned(restingFlexion, exampleTurn)), 200],
]);

/** Returns the paragraphs with a figure, or a vague quantity, that is not backed by the record, a drawing or a cited study. */
function unfounded(paragraphs: readonly Paragraph[]): string[] {
  const wrong = ({ text, urls }: Paragraph) => {
    const cited = Object.values(studies).filter(({ url, citation }) => urls.includes(url) && text.includes(citation));
    const known = new Set<number>([...own, ...cited.flatMap(({ figures }) => Object.values(figures))]);
    const figures = Array.from(text.matchAll(figure), ([number]) => Number(number.replace(',', '.')));
    return figures.some((number) => !known.has(number)) || (vague.test(text) && cited.length === 0);
  };
  return paragraphs.filter(wrong).map(({ text }) => text);
}

const paragraphsOf = (page: Page): Promise<Paragraph[]> =>
  main(page)
    .locator('p, li, dd')
    .evaluateAll((all) =>
      all
        .filter((each) => !each.querySelector('p, li, dd'))
        .map((each) => ({
          text: (each.textContent ?? '').replace(/\s+/g, ' '),
          urls: [...each.querySelectorAll('a')].map(({ href }) => href),
        })),
    );

/** Texts that need no source here: the owner answers for the owner's answers, and a transcript describes the film. */
const others = new Set<string>([
  ...site.answers.map(({ answer }: { answer: string }) => answer),
  ...chapters.map(({ transcript }) => transcript),
]);

for (const { path } of Object.values(routes)) {
  test(`${path} states no figure without its source, and no vague quantity`, async ({ page }) => {
    await page.goto(path);
    const paragraphs = (await paragraphsOf(page)).filter(({ text }) => !others.has(text));
    expect(paragraphs).not.toEqual([]);
    expect(unfounded(paragraphs)).toEqual([]);
  });
}
