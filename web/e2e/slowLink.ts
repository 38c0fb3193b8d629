import { createServer, get, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream/promises';
import { setTimeout } from 'node:timers/promises';

const bytesPerSecond = 250_000;
const sliceBytes = 16_384;

/** A request for the film, and how it was answered. */
export interface FilmAnswer {
  /** The header `Range` of the request. */
  range: string | undefined;
  status: number;
  /** The header `Content-Range` of the answer. */
  contentRange: string | undefined;
}

/** A server seen over a slow link. */
export interface SlowLink {
  origin: string;
  filmAnswers: FilmAnswer[];
  stop: () => void;
}

/**
 * Puts a link of 2 Mbit/s between the browsers and a server, and notes how the film was answered. Over the loopback
 * all of the film would be there before a visitor asks for its second half: nothing would need a range.
 */
export async function startSlowLink(target: string): Promise<SlowLink> {
  const filmAnswers: FilmAnswer[] = [];
  const link = createServer((request, response) => {
    get(target + request.url, { headers: request.headers }, (answer) => {
      if (request.url?.endsWith('.mp4')) {
        const { statusCode: status = 0, headers } = answer;
        filmAnswers.push({ range: request.headers.range, status, contentRange: headers['content-range'] });
      }
      forward(answer, response);
    });
  });
  await new Promise<void>((resolve) => link.listen(0, '127.0.0.1', resolve));
  const { port } = link.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    filmAnswers,
    stop: () => {
      link.close();
      link.closeAllConnections();
    },
  };
}

function forward(answer: IncomingMessage, response: ServerResponse): void {
  response.writeHead(answer.statusCode ?? 502, answer.headers);
  // A browser that seeks hangs up on the answer before.
  pipeline(answer, slowly, response).catch(() => answer.destroy());
}

async function* slowly(body: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  for await (const chunk of body) {
    for (let start = 0; start < chunk.length; start += sliceBytes) {
      const slice = chunk.subarray(start, start + sliceBytes);
      yield slice;
      await setTimeout((slice.length / bytesPerSecond) * 1000);
    }
  }
}
