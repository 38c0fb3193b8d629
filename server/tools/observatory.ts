// Runs the tests of MDN's HTTP Observatory on the responses of bin/goniometria, without the network.
//
//   tsx server/tools/observatory.ts <folder with @mdn/mdn-http-observatory installed> [bin/goniometria]
import { spawn } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';

const minimumScore = 135;
const host = 'goniometria.example';
const pages = ['/', '/about', '/contact', '/privacy', '/terms', '/nowhere'];

const [folder = '.', binary = 'bin/goniometria'] = process.argv.slice(2);
const observatory = path.resolve(folder, 'node_modules/@mdn/mdn-http-observatory');

// The package downloads this list when it is installed with scripts. A reserved name is on no such list.
const preloaded = path.join(observatory, 'conf/hsts-preload.json');
if (!existsSync(preloaded)) writeFileSync(preloaded, '{}');

const load = (file: string) => import(pathToFileURL(path.join(observatory, 'src', file)).href);
const { ALL_TESTS } = await load('constants.js');
const { Requests } = await load('types.js');
const { getScoreModifier, getGradeForScore } = await load('grader/grader.js');
const { MINIMUM_SCORE_FOR_EXTRA_CREDIT } = await load('grader/charts.js');
const { parseHttpEquivHeaders } = await load('retriever/utils.js');

/** Requests a page, and adds what the proxy that ends TLS owes, as the operator's page shows. Returns the response in the form that the package's own client gives it. */
async function request(origin: string, page: string, init: RequestInit = {}) {
  const response = await fetch(origin + page, init);
  const text = await response.text();
  const httpEquiv = parseHttpEquivHeaders(text, `https://${host}${page}`);
  const headers = { ...Object.fromEntries(response.headers), 'strict-transport-security': 'max-age=31536000' };
  return { status: response.status, headers, request: {}, verified: true, httpEquiv, text };
}

async function score(origin: string, page: string) {
  const requests = new Requests(host);
  const response = await request(origin, page);
  const headers = { 'Access-Control-Request-Method': 'GET', Origin: 'https://http-observatory.security.mozilla.org' };
  const cors = await request(origin, page, { method: 'OPTIONS', headers });
  Object.assign(requests.responses, { auto: response, https: response, cors });
  requests.resources.path = response.text;
  requests.session = { url: new URL(`https://${host}${page}`) };

  const results: string[] = ALL_TESTS.map((test: (r: unknown) => { result: string }) => test(requests).result);
  const sum = (modifiers: number[]) => 100 + modifiers.reduce((total, modifier) => total + modifier, 0);
  const modifiers: number[] = results.map(getScoreModifier);
  const withoutCredit = sum(modifiers.filter((modifier) => modifier < 0));
  const points = withoutCredit >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? sum(modifiers) : withoutCredit;
  return { points, grade: getGradeForScore(points).grade, results };
}

const server = spawn(binary, ['-addr', '127.0.0.1:0']);
try {
  const origin = await new Promise<string>((resolve, reject) => {
    server.once('error', reject);
    createInterface({ input: server.stderr }).on('line', (line) => {
      const url = /\b(http:\/\/127\.0\.0\.1:\d+)/.exec(line)?.[1];
      if (url) resolve(url);
    });
  });
  for (const page of pages) {
    const { points, grade, results } = await score(origin, page);
    console.log(`${page}: ${points} (${grade})`);
    if (points < minimumScore) {
      console.log(`  less than ${minimumScore}: ${results.join(', ')}`);
      process.exitCode = 1;
    }
  }
} finally {
  server.kill();
}
