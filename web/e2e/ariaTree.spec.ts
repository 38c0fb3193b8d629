import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator } from '@playwright/test';
import { daysInWords, hoursInWords } from '../src/contact/openingHours.ts';
import { legalFacts, site } from '../src/site.ts';
import { expect, test } from './fixtures.ts';
import { namedPaths, unknownPath } from './pages.ts';

const linksTo = (links: readonly { label: string }[], suffix: string) =>
  links.map(({ label }) => `- listitem:\n  - link "${label}${suffix} (abre em nova aba)"`);

/** The parts of the trees that show the owner's facts, by the lines that stand for them in `ariaTrees`. */
const facts: Record<string, string[]> = {
  email: [`- link "${site.email}"`],
  privacyEmail: [`- link "${legalFacts.privacyChannel.email}"`],
  profiles: linksTo(site.profiles, ` do ${site.name}`),
  openingHours: site.openingHours.map((hours) => {
    const [days, times] = [daysInWords(hours.days), hoursInWords(hours)];
    return `- row "${days} ${times}":\n  - rowheader "${days}"\n  - cell "${times}"`;
  }),
  founderPortrait: [`- img "Retrato de ${site.founder.name}"`],
  founderName: [`- heading "${site.founder.name}" [level=3]`],
  founderLinks: linksTo(site.founder.socialLinks, ` de ${site.founder.name}`),
};

/** Reads a tree, and puts the facts in the places of lines such as `- <email>`, at their depth. */
function treeOf(name: string): string {
  const template = readFileSync(join(import.meta.dirname, 'ariaTrees', `${name}.aria.yml`), 'utf8');
  return template.replace(/^( *)- <(\w+)>$/gm, (line, indent: string, fact: string) => {
    const parts = facts[fact];
    if (!parts) throw new Error(`ariaTree.spec.ts knows no fact for ${line}`);
    return parts.join('\n').replace(/^/gm, indent);
  });
}

/** The roles that a screen reader offers to jump between. The trees name each element of them, and no prose. */
const roles = [
  'heading',
  'region',
  'navigation',
  'form',
  'link',
  'button',
  'textbox',
  'slider',
  'table',
  'img',
] as const;

test.use({ expectedMessages: ['404 (Not Found)'] });

/** Expects the tree in `ariaTrees`, and no element of `roles` that the tree does not name. */
async function expectTree(part: Locator, name: string): Promise<void> {
  const tree = treeOf(name);
  await expect(part).toMatchAriaSnapshot(tree);
  for (const role of roles) {
    await expect(part.getByRole(role), role).toHaveCount(tree.match(new RegExp(`^ *- ${role}\\b`, 'gm'))?.length ?? 0);
  }
}

for (const [name, path] of namedPaths) {
  test(`the ${name} page has its landmarks, headings and controls, and no other`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expectTree(page.getByRole('main'), name);
  });
}

test('around every page are the skip link, the header and the footer', async ({ page }) => {
  await page.goto(unknownPath);
  await page.getByRole('main').evaluate((main) => main.replaceChildren());
  await expectTree(page.locator('body'), 'frame');
});
