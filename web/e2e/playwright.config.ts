import { defineConfig } from '@playwright/test';
import { chromiumArguments, chromiumPath } from './chromium.ts';

const origin = 'http://127.0.0.1:4173';

/** Drives the built executable, `bin/goniometria`, in the system's Chromium. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  reporter: 'list',
  snapshotPathTemplate: '{testDir}/screenshots/{arg}{ext}',
  expect: {
    // In pixels, because a missing icon is a small part of a whole page. Shades of antialiasing do not count.
    toHaveScreenshot: { maxDiffPixels: 20 },
  },
  use: {
    baseURL: origin,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    launchOptions: {
      executablePath: chromiumPath(),
      args: chromiumArguments,
    },
  },
  webServer: {
    command: '../../bin/goniometria -addr 127.0.0.1:4173',
    url: `${origin}/readyz`,
    stderr: 'ignore',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
});
