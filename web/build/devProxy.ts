import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import { overlayScript } from './devOverlay.ts';

const eventsPath = '/__dev/events';
const scriptPath = '/__dev/overlay.js';
const scriptTag = `<script type="module" src="${scriptPath}"></script>`;

/** Tells the open pages what became of a build. */
export interface DevProxy {
  reload: () => void;
  fail: (message: string) => void;
  close: () => void;
}

/**
 * Stands before the Go server during development, so that the server itself needs no development mode: passes
 * everything on to `upstream()`, and adds to each page a script that reloads it after a build and shows a
 * failed one. Rejects when the port is taken.
 */
export async function startProxy(port: number, upstream: () => string | undefined): Promise<DevProxy> {
  const pages = new Set<ServerResponse>();
  let failure: string | undefined;

  const proxy = http.createServer((request, response) => {
    const base = upstream();
    if (request.url === eventsPath) subscribe(response);
    else if (request.url === scriptPath) response.setHeader('Content-Type', 'text/javascript').end(overlayScript);
    else if (failure !== undefined || !base) sendFailure(response);
    else pass(request, response, new URL(request.url ?? '/', base));
  });

  function subscribe(response: ServerResponse): void {
    response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
    response.on('close', () => pages.delete(response));
    pages.add(response);
    if (failure !== undefined) send(response, 'failure', failure);
    else response.write(':\n\n');
  }

  function sendFailure(response: ServerResponse): void {
    response.writeHead(503, { 'Content-Type': 'text/html; charset=utf-8' });
    response.end(`<!doctype html><title>The build failed</title>${scriptTag}`);
  }

  proxy.listen(port, '127.0.0.1');
  await new Promise((resolve, reject) => proxy.once('listening', resolve).once('error', reject));

  return {
    reload() {
      failure = undefined;
      for (const page of pages) send(page, 'reload', '');
    },
    fail(message) {
      failure = message;
      for (const page of pages) send(page, 'failure', message);
    },
    close() {
      proxy.close();
      proxy.closeAllConnections();
    },
  };
}

function send(page: ServerResponse, event: string, data: string): void {
  page.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
}

function pass(request: IncomingMessage, response: ServerResponse, target: URL): void {
  const headers = { ...request.headers, 'accept-encoding': 'identity' };
  // A 304 would bring the page's policy back as the server has it, without room for the script.
  delete headers['if-none-match'];
  const forwarded = http.request(target, { method: request.method, headers }, (answer) => {
    const isPage = answer.headers['content-type']?.startsWith('text/html') && request.method === 'GET';
    if (isPage) sendPage(answer, response);
    else answer.pipe(response.writeHead(answer.statusCode ?? 502, answer.headers));
  });
  forwarded.on('error', () => response.headersSent || response.writeHead(502).end());
  request.pipe(forwarded);
}

/** Passes a page on with the script in it. */
async function sendPage(answer: IncomingMessage, response: ServerResponse): Promise<void> {
  const html = (await answer.setEncoding('utf8').toArray()).join('').replace('</head>', `${scriptTag}</head>`);
  response.writeHead(answer.statusCode ?? 502, { ...answer.headers, 'content-length': Buffer.byteLength(html) });
  response.end(html);
}
