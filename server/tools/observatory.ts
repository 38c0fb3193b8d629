// Runs the tests of MDN's HTTP Observatory on the responses of bin/goniometria, without the network.
//
//   tsx server/tools/observatory.ts <folder with @mdn/mdn-http-observatory installed>
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';

const minimumScore = 135;
const host = 'goniometria.example';
const pages = ['/', '/about', '/contact', '/privacy', '/terms', '/nowhere'];

const observatory = path.resolve(process.argv[2] ?? '.', 'node_modules/@mdn/mdn-http-observatory');

// The package downloads this list when it is installed with scripts. A reserved name is on no such list.
const preloaded = path.join(observatory, 'conf/hsts-preload.json');
if (!existsSync(preloaded)) writeFileSync(preloaded, '{}');

const load = (file: string) => import(pathToFileURL(path.join(observatory, 'src', file)).href);
const { ALL_TESTS } = await load('constants.js');
const { Requests } = await load('types.js');
const { getScoreModifier } = await load('grader/grader.js');
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
  return { points: withoutCredit >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? sum(modifiers) : withoutCredit, results };
}

const server = spawn('bin/goniometria', ['-addr', '127.0.0.1:0']);
try {
  const [line] = await once(createInterface({ input: server.stderr }), 'line');
  const origin = /http:\/\/[0-9.:]+/.exec(line)?.[0] ?? '';
  for (const page of pages) {
    const { points, results } = await score(origin, page);
    console.log(`${page}: ${points} of at least ${minimumScore}`, points < minimumScore ? results : '');
    if (points < minimumScore) process.exitCode = 1;
  }
} finally {
  server.kill();
}
