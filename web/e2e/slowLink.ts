import { createServer, get, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream/promises';
import { setTimeout } from 'node:timers/promises';

const sliceBytes = 4096;

/** A request and its response. */
export interface Exchange {
  /** The path and the query of the request. */
  url: string;
  /** The header field `Range` of the request. */
  range: string | undefined;
  status: number;
  /** The header field `Content-Range` of the response. */
  contentRange: string | undefined;
}

/** The link's capacity, which all responses share. */
export interface LinkSpeed {
  bytesPerSecond: number;
  /** Added between a request and the first byte of its response, in milliseconds. */
  roundTrip: number;
}

/** A server seen over a slow link. */
export interface SlowLink {
  origin: string;
  exchanges: Exchange[];
  stop: () => void;
}

/**
 * Puts a slow link between the browsers and a server, and records the requests. Over loopback a browser would have the
 * whole film before it seeks, and need no range.
 */
export async function startSlowLink(target: string, { bytesPerSecond, roundTrip }: LinkSpeed): Promise<SlowLink> {
  const exchanges: Exchange[] = [];
  let freeAt = 0;

  async function* slowly(body: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const chunk of body) {
      for (let start = 0; start < chunk.length; start += sliceBytes) {
        const slice = chunk.subarray(start, start + sliceBytes);
        const now = performance.now();
        freeAt = Math.max(now, freeAt) + (slice.length / bytesPerSecond) * 1000;
        await setTimeout(freeAt - now);
        yield slice;
      }
    }
  }

  function forward(answer: IncomingMessage, response: ServerResponse): void {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    // A browser that seeks aborts its previous request.
    pipeline(answer, slowly, response).catch(() => answer.destroy());
  }

  const link = createServer(async ({ url = '/', headers }, response) => {
    await setTimeout(roundTrip);
    get(target + url, { headers }, (answer) => {
      const { statusCode: status = 0, headers: fields } = answer;
      exchanges.push({ url, range: headers.range, status, contentRange: fields['content-range'] });
      forward(answer, response);
    });
  });
  await new Promise<void>((resolve) => link.listen(0, '127.0.0.1', resolve));
  const { port } = link.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    exchanges,
    stop: () => {
      link.close();
      link.closeAllConnections();
    },
  };
}
