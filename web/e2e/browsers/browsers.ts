// Walks the main path of the built executable's site in Firefox and in WebKit, and prints what each of them did. It
// wants a display, and the packages that make installs into a folder:
//
//   xvfb-run tsx web/e2e/browsers/browsers.ts <folder>
import { startServer } from '../machine/server.ts';
import { openFirefox } from './firefox.ts';
import { steps } from './steps.ts';
import { openWebKit } from './webkit.ts';

const [packages = '.cache/browsers'] = process.argv.slice(2);
const { origin, stop } = await startServer();

for (const open of [openFirefox, openWebKit]) {
  const tab = await open(packages);
  console.log(`\n${tab.browser}`);
  for (const [name, run] of Object.entries(steps)) {
    try {
      console.log(`  ✓ ${name}: ${await run(tab, origin)}`);
    } catch (error) {
      console.log(`  ✘ ${name}\n${error}`);
      process.exitCode = 1;
    }
  }
  await tab.close();
}
stop();
