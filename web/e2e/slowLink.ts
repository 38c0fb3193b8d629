import { createServer, get, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream/promises';
import { setTimeout } from 'node:timers/promises';

const sliceBytes = 4096;

/** A request, and how it was answered. */
export interface LinkAnswer {
  /** The path and the query of the request. */
  url: string;
  /** The header `Range` of the request. */
  range: string | undefined;
  status: number;
  /** The header `Content-Range` of the answer. */
  contentRange: string | undefined;
}

/** What a link can do, for all that cross it together. */
export interface LinkSpeed {
  bytesPerSecond: number;
  /** Between a request and the first byte of its answer, in milliseconds, the server's own time apart. */
  roundTrip: number;
}

/** A server seen over a slow link. */
export interface SlowLink {
  origin: string;
  answers: LinkAnswer[];
  stop: () => void;
}

/**
 * Puts a link between the browsers and a server, and notes what crosses it. Over the loopback everything would be there
 * at once: all of the film before a visitor asks for its second half, and the script before the page has painted.
 */
export async function startSlowLink(target: string, { bytesPerSecond, roundTrip }: LinkSpeed): Promise<SlowLink> {
  const answers: LinkAnswer[] = [];
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
    // A browser that seeks hangs up on the answer before.
    pipeline(answer, slowly, response).catch(() => answer.destroy());
  }

  const link = createServer(async ({ url = '/', headers }, response) => {
    await setTimeout(roundTrip);
    get(target + url, { headers }, (answer) => {
      const { statusCode: status = 0, headers: fields } = answer;
      answers.push({ url, range: headers.range, status, contentRange: fields['content-range'] });
      forward(answer, response);
    });
  });
  await new Promise<void>((resolve) => link.listen(0, '127.0.0.1', resolve));
  const { port } = link.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    answers,
    stop: () => {
      link.close();
      link.closeAllConnections();
    },
  };
}
