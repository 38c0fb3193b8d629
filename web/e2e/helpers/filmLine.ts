import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test as base } from '../fixtures.ts';

/** What a line makes of the server's answer with the film, or with a part of it. */
type Treatment = (answer: IncomingMessage, response: ServerResponse) => void;

/** A proxy before a site, which passes everything on but what `film` keeps back. */
interface FilmLine {
  origin: string;
  film: Treatment;
  stop: () => void;
}

/** Passes it on. */
export const well: Treatment = (answer, response) => {
  response.writeHead(answer.statusCode ?? 0, answer.headers);
  answer.pipe(response);
};

/** Sends nothing. */
export const silent: Treatment = (answer) => void answer.resume();

/** Sends status and headers, and does not end. */
export const headersOnly: Treatment = (answer, response) => {
  answer.resume();
  response.writeHead(answer.statusCode ?? 0, answer.headers).flushHeaders();
};

/** Sends nothing from a byte of the film on, and does not end. */
export const stopsAt =
  (byte: number): Treatment =>
  (answer, response) => {
    headersOnly(answer, response);
    let at = Number(/^bytes (\d+)/.exec(answer.headers['content-range'] ?? '')?.[1] ?? 0);
    answer.on('data', (chunk: Buffer) => {
      response.write(chunk.subarray(0, Math.max(0, byte - at)));
      at += chunk.length;
    });
  };

/** Sends the whole film with status 200 and does not offer ranges, as nginx does with `max_ranges 0`. */
export const withoutRanges: Treatment = (answer, response) => {
  const { 'accept-ranges': _offer, 'content-range': _range, ...headers } = answer.headers;
  response.writeHead(200, headers);
  answer.pipe(response);
};

/** Starts a proxy before the site at an origin. */
async function startFilmLine(site: string): Promise<FilmLine> {
  const server = createServer((asked, response) => {
    const { method, headers } = asked;
    request(site + asked.url, { method, headers }, (answer) => {
      const treat = asked.url?.endsWith('.mp4') ? line.film : well;
      treat(answer, response);
    })
      .on('error', () => response.destroy())
      .end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  const line: FilmLine = { origin: `http://127.0.0.1:${port}`, film: well, stop };
  return line;
}

/** The test of a page that comes by a line which may keep the film's bytes back. */
export const test = base.extend<{ line: FilmLine }>({
  line: async ({ server }, use) => {
    const line = await startFilmLine(server.origin);
    await use(line);
    line.stop();
  },
  baseURL: ({ line }, use) => use(line.origin),
});
