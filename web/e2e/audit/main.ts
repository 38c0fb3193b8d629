// Runs Lighthouse, as a phone, on each page of the built executable and on a bare page of text beside them, and opens
// each on a processor four times slower; prints the medians and what is missing to the goals. The runs take turns, so
// that what else the machine does hits all pages alike.
//
//   tsx web/e2e/audit/main.ts <folder with lighthouse installed>
import { chromium } from '@playwright/test';
import { routes } from '../../src/routes.ts';
import { chromiumArguments, chromiumPath } from '../chromium.ts';
import { startServer } from '../server.ts';
import { serveBarePage } from './barePage.ts';
import { type FirstLoad, measureFirstLoad } from './firstLoad.ts';
import { misses } from './goals.ts';
import { type Report, runLighthouse, summarize } from './lighthouse.ts';
import { printFirstLoads, printImperfect, printSummaries } from './print.ts';

const runs = 3;
const [packages = '.cache/lighthouse'] = process.argv.slice(2);

const server = await startServer();
const barePage = await serveBarePage();
const urls = [barePage.url, ...Object.values(routes).map(({ path }) => server.origin + path)];
const names = ['the bare page', ...Object.values(routes).map(({ path }) => path)];

const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArguments });
const reports = urls.map((): Report[] => []);
const loads = urls.map((): FirstLoad[] => []);
try {
  for (let run = 1; run <= runs; run++) {
    for (const [index, url] of urls.entries()) {
      console.error(`run ${run} of ${runs}: ${names[index]}`);
      reports[index]?.push(await runLighthouse(packages, url));
      loads[index]?.push(await measureFirstLoad(browser, url));
    }
  }
} finally {
  await browser.close();
  server.stop();
  barePage.stop();
}

const [bare, ...summaries] = reports.map(summarize);
if (!bare) throw new Error('no report of the bare page');
printSummaries(names, [bare, ...summaries]);
printFirstLoads(names, loads);
printImperfect(names, [bare, ...summaries]);

for (const [index, summary] of summaries.entries()) {
  for (const miss of misses(summary, bare, loads[index + 1] ?? [])) {
    console.log(`${names[index + 1]} misses a goal: ${miss}`);
    process.exitCode = 1;
  }
}
