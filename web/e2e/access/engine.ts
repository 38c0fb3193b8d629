import { extname } from 'node:path';
import type { Page } from '@playwright/test';

/**
 * Properties of one engine alone that change where elements stand or in which order Tab reaches them. The pages must not
 * need them.
 */
export const ofOneEngine = ['reading-flow', 'reading-order', 'anchor-name', 'position-anchor', 'position-area'];

/** Serves every page without some CSS properties, as to an engine that does not know them. */
export async function removeProperties(page: Page, names: readonly string[]): Promise<void> {
  const declarations = new RegExp(`(?<=[{;])(${names.join('|')}):[^;}]*;?`, 'g');
  await page.route(
    (url) => extname(url.pathname) === '',
    async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(/<style>.*<\/style>/s, (sheet) => sheet.replace(declarations, ''));
      // The policy allows the style sheet by its hash.
      const { 'content-security-policy': _, ...headers } = response.headers();
      await route.fulfill({ response, headers, body });
    },
  );
}
