// Walks the site's main path, served by the built executable over a slow link, in Firefox and in WebKit, and prints
// what each of them did. It wants a display, and the packages that install.sh leaves in a folder:
//
//   xvfb-run tsx web/e2e/browsers/browsers.ts <folder>
import { startServer } from '../server.ts';
import { type SlowLink, startSlowLink } from '../slowLink.ts';
import { filmSteps } from './filmSteps.ts';
import { openFirefox } from './firefox.ts';
import { formSteps } from './formSteps.ts';
import { pageSteps } from './pageSteps.ts';
import type { Step } from './step.ts';
import type { Tab } from './tab.ts';
import { openWebKit } from './webkit.ts';

const quiet: Step = {
  name: 'no error or warning on the console',
  async run(tab) {
    const faults = tab.faults();
    if (!faults) return 'not told by its driver';
    if (faults.length > 0) throw new Error(faults.join('\n'));
    return 'none';
  },
};

/** So slow that a seek needs a range. */
const slowLink = { bytesPerSecond: 250_000, roundTrip: 0 };
const steps = [...pageSteps, ...filmSteps, ...formSteps, quiet];
const [packages = '.cache/browsers'] = process.argv.slice(2);
const failures: string[] = [];

const server = await startServer();
try {
  const firefox = await walk(openFirefox);
  const webKit = await walk(openWebKit);
  console.log(`| step | ${firefox.browser} | ${webKit.browser} |\n|---|---|---|`);
  for (const [index, { name }] of steps.entries()) {
    console.log(`| ${name} | ${firefox.results[index]} | ${webKit.results[index]} |`);
  }
} finally {
  server.stop();
}
for (const failure of failures) console.error(`\n${failure}`);
if (failures.length > 0) process.exitCode = 1;

async function walk(open: (packages: string) => Promise<Tab>) {
  const link = await startSlowLink(server.origin, slowLink);
  const tab = await open(packages);
  const results: string[] = [];
  try {
    for (const step of steps) results.push(await take(step, tab, link));
  } finally {
    await tab.close();
    link.stop();
  }
  return { browser: tab.browser, results };
}

async function take(step: Step, tab: Tab, link: SlowLink): Promise<string> {
  try {
    return await step.run(tab, link);
  } catch (error) {
    failures.push(`${tab.browser}, ${step.name}:\n${error}`);
    return '**failed**';
  }
}
