import { routes } from '../../src/routes.ts';
import { expect, test } from '../fixtures.ts';
import { heading, main } from '../helpers/parts.ts';
import { unknownPath } from '../helpers/paths.ts';

// Without the invitation, which bends the leg and changes its name.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/**
 * The lines of an accessibility tree (Playwright's `ariaSnapshot`) that a screen reader offers to jump between, without
 * their contents: landmarks, headings, lists, controls and pictures, each with its name.
 */
const roles =
  'banner|main|contentinfo|navigation|region|form|group|heading|list|listitem|link|button|textbox|slider|row|img';
const line = new RegExp(`^ *- (?:${roles})\\b(?: "(?:[^"\\\\]|\\\\.)*")?(?: \\[[^\\]]*\\])*`, 'gm');
// YAML quotes a line with a colon.
const unquoted = (tree: string) => tree.replace(/^( *- )'/gm, '$1');
const outline = (tree: string) => `${unquoted(tree).match(line)?.join('\n')}\n`;

const remedy = 'Other landmarks, headings or controls. If they are meant to change, run `make screenshots`';

for (const [name, { path }] of Object.entries({ ...routes, error: { path: unknownPath } })) {
  test(`the ${name} page has its landmarks, headings and controls, and no other`, async ({ page }) => {
    await page.goto(path);
    await expect(heading(page), 'the heading').toHaveCount(1);
    expect(outline(await main(page).ariaSnapshot()), remedy).toMatchSnapshot(['outlines', `${name}.txt`]);
    if (path !== unknownPath) return;

    // Around every page are the skip link, the header and the footer.
    await main(page).evaluate((main) => main.replaceChildren());
    expect(outline(await page.locator('body').ariaSnapshot()), remedy).toMatchSnapshot(['outlines', 'frame.txt']);
  });
}
