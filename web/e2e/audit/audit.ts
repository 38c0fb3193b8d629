// Runs Lighthouse, as a phone, on each page of the built executable and on a bare page of text beside them, with link and
// processor slowed down by the browser's developer tools. Prints the medians and what is missing to the goals. The runs
// take turns, so that what else the machine does hits all alike.
//
//   tsx web/e2e/audit/audit.ts <folder with lighthouse installed>
import { routes } from '../../src/routes.ts';
import { startServer } from '../machine/server.ts';
import { serveBarePage } from './barePage.ts';
import { misses } from './goals.ts';
import { type Figures, figuresOf, imperfections, type Report, runLighthouse } from './lighthouse.ts';

const runs = 9;
const [packages = '.cache/lighthouse'] = process.argv.slice(2);

const server = await startServer();
const barePage = await serveBarePage();
const audited = (name: string, url: string) => ({ name, url, reports: [] as Report[] });
const bare = audited('the bare page', `${barePage.origin}/`);
const pages = Object.values(routes).map(({ path }) => audited(path, server.origin + path));
try {
  for (let run = 1; run <= runs; run++) {
    for (const { name, url, reports } of [bare, ...pages]) {
      console.error(`run ${run} of ${runs}: ${name}`);
      reports.push(await runLighthouse(packages, url));
    }
  }
} finally {
  for (const { stop } of [server, barePage]) stop();
}

const results = [bare, ...pages].map(({ name, reports }) => ({ name, figures: figuresOf(reports, bare.reports) }));
const row = (figure: keyof Figures) => Object.fromEntries(results.map(({ name, figures }) => [name, figures[figure]]));
const rows = (Object.keys(results[0]?.figures ?? {}) as (keyof Figures)[]).map((figure) => [figure, row(figure)]);
console.log('medians: scores, milliseconds, bytes');
console.table(Object.fromEntries(rows));
for (const { name, reports } of pages) {
  for (const words of imperfections(reports)) console.log(`${name} is below the full score of ${words}`);
}
for (const { name, figures } of results.slice(1)) {
  for (const miss of misses(figures)) {
    console.log(`${name} misses a goal: ${miss}`);
    process.exitCode = 1;
  }
}
