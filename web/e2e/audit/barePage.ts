import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { RunningServer } from '../machine/server.ts';

const html = `<!doctype html>
<html lang="pt-BR">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="description" content="Uma página só de texto.">
<link rel="icon" href="data:,">
<title>Texto</title>
<main><h1>Texto</h1><p>${'Uma página só de texto, sem estilo, sem script e sem imagem. '.repeat(12)}</p></main>
</html>
`;

/** Serves the page of text alone that ours are compared with. */
export async function serveBarePage(): Promise<RunningServer> {
  const server = createServer((request, response) => {
    // Lighthouse asks for this too, and takes a page that answers for a broken one.
    if (request.url === '/robots.txt') response.writeHead(404).end();
    else response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(html);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, stop: () => server.close() };
}
