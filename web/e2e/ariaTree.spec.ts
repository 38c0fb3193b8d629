import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { namedPaths, unknownPath } from './pages.ts';

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
  await expect(part).toMatchAriaSnapshot({ name: `${name}.aria.yml` });
  const tree = readFileSync(join(import.meta.dirname, 'ariaTrees', `${name}.aria.yml`), 'utf8');
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
