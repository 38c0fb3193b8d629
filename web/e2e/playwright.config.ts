import { defineConfig } from '@playwright/test';
import type { SiteOptions } from './fixtures.ts';
import { launchOptions } from './machine/chromium.ts';
import { builds, whySkipped } from './references/references.ts';

/**
 * The rooms that drive the example owner's site, so that the references stay valid when the facts of `site.ts` change.
 * From the root on: Playwright would find a relative pattern in the folder of that site's sources, too.
 */
const ownersRooms = ['owner', 'references'].map((room) => `${import.meta.dirname}/${room}/*.spec.ts`);
const owner = { siteFolder: '.cache/owner' };

/** A project that others depend on: it builds what they drive, so that no spec tests an executable older than its sources. */
const build = { testMatch: 'build.ts', timeout: 0 };

/** Drives the built executable in the system's Chromium. */
export default defineConfig<object, SiteOptions>({
  testDir: '.',
  testMatch: '**/*.spec.ts', // A file named .test is vitest's.
  outputDir: '../../test-results',
  globalSetup: './references/references.ts',
  fullyParallel: true,
  forbidOnly: true,
  workers: '100%',
  reporter: process.env.CI ? [['list'], ['html', { outputFolder: '../../playwright-report', open: 'never' }]] : 'list',
  snapshotPathTemplate: '{testDir}/references/{arg}{ext}',
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
    { name: 'build', ...build },
    { name: 'site', testIgnore: ownersRooms, dependencies: ['build'] },
    { name: 'build-owner', ...build, use: owner, dependencies: ['build'] }, // In turn: both install what is missing.
    {
      name: 'references',
      testMatch: ownersRooms,
      testIgnore: whySkipped(await builds()) ? 'visual.spec.ts' : [],
      use: owner,
      dependencies: ['build-owner'],
    },
  ],
});
