import { defineConfig } from '@playwright/test';
import { launchOptions } from './chromium.ts';
import type { SiteOptions } from './fixtures.ts';
import { staleReferences } from './references.ts';

const references = ['outline.spec.ts', 'visual.spec.ts'];

/** Drives the built executable in the system's Chromium. */
export default defineConfig<object, SiteOptions>({
  testDir: '.',
  outputDir: '../../test-results',
  globalSetup: './build.ts',
  fullyParallel: true,
  forbidOnly: true,
  workers: '100%',
  reporter: process.env.CI ? [['list'], ['html', { outputFolder: '../../playwright-report', open: 'never' }]] : 'list',
  snapshotPathTemplate: '{testDir}/{arg}{ext}',
  expect: {
    // In pixels, because a missing icon is a small part of a whole page. The threshold is a distance of two colours, from
    // 0 to 1: Playwright's own 0.2 would take teal for blue.
    toHaveScreenshot: { maxDiffPixels: 20, threshold: 0.05 },
  },
  use: {
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    launchOptions: launchOptions(),
  },
  projects: [
    { name: 'site', testIgnore: references },
    {
      // Shows the facts of the example owner, so that its references stay valid when those of `site.ts` change.
      name: 'references',
      testMatch: references,
      testIgnore: staleReferences() ? 'visual.spec.ts' : [],
      use: { siteFolder: '.cache/owner' },
    },
  ],
});
