// Runs the tests of MDN's HTTP Observatory, its own functions, on the answers of bin/goniometria, without the network.
//
//   tsx server/bench/observatory.ts <folder with @mdn/mdn-http-observatory installed> [bin/goniometria]
import { spawn } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';

const enough = 135;
const host = 'goniometria.example';
const pages = ['/', '/about', '/contact', '/privacy', '/terms', '/nowhere'];

interface Result {
  result: string;
}

const [folder = '.', binary = 'bin/goniometria'] = process.argv.slice(2);
const observatory = path.resolve(folder, 'node_modules/@mdn/mdn-http-observatory');

// The package downloads the list of preloaded hosts when it is installed; nobody preloads a reserved name.
const preloaded = path.join(observatory, 'conf/hsts-preload.json');
if (!existsSync(preloaded)) writeFileSync(preloaded, '{}');

const load = (file: string) => import(pathToFileURL(path.join(observatory, 'src', file)).href);
const { ALL_TESTS } = await load('constants.js');
const { Requests } = await load('types.js');
const { getScoreModifier, getGradeForScore } = await load('grader/grader.js');
const { MINIMUM_SCORE_FOR_EXTRA_CREDIT } = await load('grader/charts.js');
const { parseHttpEquivHeaders } = await load('retriever/utils.js');

/** The answer to a request that a proxy has taken over TLS, in the form of the package's own client. */
async function answer(origin: string, page: string, init: RequestInit = {}) {
  const response = await fetch(origin + page, { ...init, headers: { ...init.headers, 'X-Forwarded-Proto': 'https' } });
  const text = await response.text();
  const headers = Object.fromEntries(response.headers);
  const httpEquiv = parseHttpEquivHeaders(text, `https://${host}${page}`);
  return { status: response.status, headers, request: {}, verified: true, httpEquiv, text };
}

async function score(origin: string, page: string) {
  const requests = new Requests(host);
  const got = await answer(origin, page);
  requests.responses.auto = got;
  requests.responses.https = got;
  requests.responses.cors = await answer(origin, page, {
    method: 'OPTIONS',
    headers: { 'Access-Control-Request-Method': 'GET', Origin: 'https://http-observatory.security.mozilla.org' },
  });
  requests.resources.path = got.text;
  requests.session = { url: new URL(`https://${host}${page}`) };

  const results: Result[] = ALL_TESTS.map((test: (r: unknown) => Result) => test(requests));
  const modifiers: number[] = results.map(({ result }) => getScoreModifier(result));
  const uncurved = 100 + modifiers.filter((m) => m < 0).reduce((sum, m) => sum + m, 0);
  const total = 100 + modifiers.reduce((sum, m) => sum + m, 0);
  const final = uncurved >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? total : uncurved;
  return { points: final, grade: getGradeForScore(final).grade, results: results.map(({ result }) => result) };
}

const server = spawn(binary, ['-addr', '127.0.0.1:0', '-trusted-proxies', '127.0.0.0/8'], {
  stdio: ['ignore', 'ignore', 'pipe'],
});
try {
  const origin = await new Promise<string>((resolve, reject) => {
    server.once('error', reject);
    createInterface({ input: server.stderr }).on('line', (line) => {
      const url = /serving (http:\S+)/.exec(line)?.[1];
      if (url) resolve(url);
    });
  });
  for (const page of pages) {
    const { points, grade, results } = await score(origin, page);
    console.log(`${page}: ${points} (${grade})`);
    if (points < enough) {
      console.log(`  less than ${enough}: ${results.join(', ')}`);
      process.exitCode = 1;
    }
  }
} finally {
  server.kill();
}
