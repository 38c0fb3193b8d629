// Walks the site's main path, served by the built executable over a slow link, in Firefox and in WebKit, and prints
// what each of them did. It wants a display, and the packages that install.sh leaves in a folder:
//
//   xvfb-run tsx web/e2e/browsers/browsers.ts <folder>
import { startServer } from '../server.ts';
import { startSlowLink } from '../slowLink.ts';
import { openFirefox } from './firefox.ts';
import { steps } from './steps.ts';
import type { Tab } from './tab.ts';
import { openWebKit } from './webkit.ts';

/** So slow that a seek needs a range. */
const slowLink = { bytesPerSecond: 250_000, roundTrip: 0 };
const [packages = '.cache/browsers'] = process.argv.slice(2);

const server = await startServer();
try {
  for (const open of [openFirefox, openWebKit]) await walk(await open(packages));
} finally {
  server.stop();
}

async function walk(tab: Tab): Promise<void> {
  const link = await startSlowLink(server.origin, slowLink);
  console.log(`\n${tab.browser}`);
  for (const [name, run] of Object.entries(steps)) {
    try {
      console.log(`  ✓ ${name}: ${await run(tab, link)}`);
    } catch (error) {
      console.log(`  ✘ ${name}\n${error}`);
      process.exitCode = 1;
    }
  }
  await tab.close();
  link.stop();
}
