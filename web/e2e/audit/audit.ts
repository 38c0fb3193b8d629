// Runs Lighthouse, as a phone, on each page of the built executable and on a bare page of text beside them, with link and
// processor slowed down by the browser's developer tools. Prints the medians and what is missing to the goals. The runs
// take turns, so that what else the machine does hits all alike.
//
//   tsx web/e2e/audit/audit.ts <folder with lighthouse installed>
import { routes } from '../../src/routes.ts';
import { startServer } from '../server.ts';
import { serveBarePage } from './barePage.ts';
import { misses } from './goals.ts';
import { type Report, runLighthouse, summarize } from './lighthouse.ts';
import { printImperfect, printSummaries } from './print.ts';

const runs = 9;
const [packages = '.cache/lighthouse'] = process.argv.slice(2);

const server = await startServer();
const barePage = await serveBarePage();
const pages = [
  { name: 'the bare page', url: `${barePage.origin}/` },
  ...Object.values(routes).map(({ path }) => ({ name: path, url: server.origin + path })),
];
const reports = pages.map((): Report[] => []);
try {
  for (let run = 1; run <= runs; run++) {
    for (const [index, { name, url }] of pages.entries()) {
      console.error(`run ${run} of ${runs}: ${name}`);
      reports[index]?.push(await runLighthouse(packages, url));
    }
  }
} finally {
  for (const { stop } of [server, barePage]) stop();
}

const names = pages.map(({ name }) => name);
const [bare, ...summaries] = reports.map(summarize);
if (!bare) throw new Error('no report of the bare page');
printSummaries(names, [bare, ...summaries]);
printImperfect(names, [bare, ...summaries]);

for (const [index, summary] of summaries.entries()) {
  for (const miss of misses(summary, bare)) {
    console.log(`${names[index + 1]} misses a goal: ${miss}`);
    process.exitCode = 1;
  }
}
