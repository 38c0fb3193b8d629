import { extname } from 'node:path';
import type { Page } from '@playwright/test';
import type { floor } from '../../build/floor.ts';

/** A feature of browsers, by which a page refers to it. */
interface Feature {
  /** The first versions that know it. */
  since: Record<keyof typeof floor, number>;
  /** Its names in a page's document: in the style sheet, and as attributes. */
  names: RegExp;
  /** Members of every element that scripts may ask for. */
  members?: string[];
}

/** What the pages use and some of the oldest browsers do not know. */
export const newerFeatures: Readonly<Record<string, Feature>> = {
  'color-mix()': { since: { Chrome: 111, Firefox: 113, Safari: 16.2 }, names: /color-mix(?=\()/g },
  ':has()': { since: { Chrome: 105, Firefox: 121, Safari: 15.4 }, names: /(?<=:)has(?=\()/g },
  popovers: {
    since: { Chrome: 114, Firefox: 125, Safari: 17 },
    names: /(?<=:)popover-open|(?<= )popover(?==)/g,
    members: ['popover', 'showPopover', 'hidePopover', 'togglePopover'],
  },
};

/**
 * Properties of one engine alone that change where elements stand or in which order Tab reaches them. The pages do without
 * them.
 */
export const ofOneEngine = /(?<=[{;])(reading-flow|reading-order|anchor-name|position-anchor|position-area)(?=:)/g;

/**
 * Serves every page as to an engine without a feature: each of its names becomes one that no engine knows. The browser
 * then does what such an engine does. It drops a declaration with an unknown function, but keeps a custom property and finds
 * it invalid where it is used. It drops a rule with an unknown selector, and `@supports` is false.
 */
export async function removeFeature(page: Page, { names, members = [] }: Feature): Promise<void> {
  await page.addInitScript((members) => {
    for (const member of members) delete Object(HTMLElement.prototype)[member];
  }, members);
  await page.route(
    (url) => extname(url.pathname) === '',
    async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(names, 'unknown-$&');
      // The policy allows the style sheet by its hash.
      const { 'content-security-policy': _, ...headers } = response.headers();
      await route.fulfill({ response, headers, body });
    },
  );
}
