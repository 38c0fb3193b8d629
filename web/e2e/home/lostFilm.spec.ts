import type { Locator, Page } from '@playwright/test';
import { duration } from '../../shared/shownFilm.ts';
import { clock } from '../../src/home/showcase/clock.ts';
import { requestTimeout } from '../../src/ui/requestTimeout.ts';
import { expect } from '../fixtures.ts';
import { boxOf } from '../helpers/boxes.ts';
import {
  currentTime,
  expectPlayingFrom,
  pauseButton,
  playButton,
  retryButton,
  seekBar,
  video,
} from '../helpers/film.ts';
import { headersOnly, silent, stopsAt, test, well } from '../helpers/filmLine.ts';
import { featureLink, sharing, showcase } from '../helpers/showcase.ts';

const status = (page: Page): Locator => showcase(page).getByRole('status');
const lost = 'O vídeo não carregou.';
const loading = 'Carregando o vídeo…';

/** Listens to the film's element, and returns what resolves with its next event. */
async function next(page: Page, type: string): Promise<() => Promise<unknown>> {
  const event = await video(page).evaluateHandle(
    (film, type) => ({ happens: new Promise((resolve) => film.addEventListener(type, resolve, { once: true })) }),
    type,
  );
  return () => event.evaluate(async ({ happens }) => void (await happens));
}

/** Opens the page and chooses a moment, and waits until the browser itself reports that no bytes come. */
async function chooseStalled(page: Page): Promise<void> {
  await page.clock.install();
  await page.goto('/');
  const stalled = await next(page, 'stalled');
  await featureLink(page, sharing).click();
  await stalled();
  await expect(status(page)).toHaveText(loading);
}

test('a film of which no answer comes is given up after 20 s, and another try plays its moment', async ({
  page,
  line,
}) => {
  line.film = silent;
  await chooseStalled(page);
  await page.clock.fastForward(requestTimeout - 10_000);
  await expect(status(page)).toHaveText(loading);
  await page.clock.fastForward(10_000);
  await expect(status(page)).toContainText(lost);
  await expect(status(page).getByRole('link', { name: 'Leia a transcrição' })).toBeVisible();
  await expect(playButton(page)).toBeEnabled();
  await expect(seekBar(page)).toHaveAttribute('aria-valuetext', `${clock(sharing.timestamp)} de ${clock(duration)}`);
  line.film = well;
  await retryButton(page).click();
  await expectPlayingFrom(page, sharing.timestamp);
  await expect(pauseButton(page)).toBeVisible();
  await expect(status(page)).not.toContainText(lost);
});

test('a bar that is dragged while a moment loads shows its own, and the moment is not said', async ({ page, line }) => {
  line.film = stopsAt(100_000);
  await chooseStalled(page);
  const { x, y, width, height } = await boxOf(seekBar(page));
  await page.mouse.move(x + 0.8 * width, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + 0.5 * width, y + height / 2, { steps: 5 });
  await expect(status(page)).toHaveText(loading);
  await expect(seekBar(page)).toHaveAttribute('aria-valuetext', `${clock(duration / 2)} de ${clock(duration)}`);
  line.film = well;
  await page.mouse.move(x + 0.1 * width, y + height / 2, { steps: 5 });
  await page.mouse.up();
  await expect.poll(() => currentTime(page)).toBeLessThan(20);
  await expect(pauseButton(page)).toBeVisible();
  await expect(status(page)).toBeEmpty();
});

test('a slow film is waited for while its bytes come, and a lost one plays once they come again', async ({
  page,
  line,
}) => {
  let send: (bytes?: number) => void = () => {};
  line.film = (answer, response) => {
    headersOnly(answer, response);
    const film: Buffer[] = [];
    answer.on('data', (chunk: Buffer) => film.push(chunk));
    send = (bytes) => {
      const rest = Buffer.concat(film.splice(0));
      // The browser uses the connection again once it has the whole answer, so the proxy has to end it.
      if (!bytes) return void response.end(rest);
      response.write(rest.subarray(0, bytes));
      film.push(rest.subarray(bytes));
    };
  };
  await chooseStalled(page);
  const bytesCome = async () => {
    const progress = await next(page, 'progress');
    send(100);
    await progress();
  };
  for (let time = 0; time < 3; time++) {
    await bytesCome();
    await page.clock.fastForward(requestTimeout - 5_000);
    await expect(status(page)).toHaveText(loading);
  }
  await page.clock.fastForward(5_000);
  await expect(status(page)).toContainText(lost);
  await bytesCome();
  await expect(status(page)).toHaveText(loading);
  line.film = well; // The moment needs an answer of its own.
  send();
  await expectPlayingFrom(page, sharing.timestamp);
});
