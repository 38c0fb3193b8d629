import { expect } from '@playwright/test';
import { type Feature, features } from '../../src/home/content.ts';
import { captureFrame, difference, frameOfFile, thumbnailFrom } from '../frames.ts';
import { button, type Step } from './step.ts';
import type { Tab } from './tab.ts';

const timestamps = [...new Set(features.map(({ timestamp }) => timestamp))];

const currentTime = (tab: Tab) => tab.evaluate(() => document.querySelector('video')?.currentTime ?? 0);
const paused = (tab: Tab) => tab.evaluate(() => document.querySelector('video')?.paused);

/** Clicks a feature before any byte of the film is loaded, checks the position and the picture, and pauses. */
function featureStep({ title, timestamp }: Feature): Step {
  return {
    name: `${title}: plays from ${timestamp} s, shows its picture, pauses`,
    async run(tab, { origin }) {
      await tab.open(origin);
      await tab.click(button(title));
      await expect.poll(() => currentTime(tab), { message: 'the position' }).toBeGreaterThan(timestamp);
      const first = await currentTime(tab);
      expect(first).toBeLessThan(timestamp + 5);
      await expect.poll(() => currentTime(tab), { message: 'the position' }).toBeGreaterThan(first);

      const { mediaTime, pixels } = await tab.evaluate(captureFrame, thumbnailFrom(timestamp));
      const own = difference(pixels, frameOfFile(mediaTime));
      for (const other of [2, ...timestamps].filter((second) => second !== timestamp)) {
        expect(difference(pixels, frameOfFile(other)), `the picture of ${other} s`).toBeGreaterThan(3 * own);
      }
      const active = await tab.evaluate(() => document.querySelector('li [aria-current=true]')?.textContent);
      expect(active).toContain(title);

      await tab.click(button('Pausar vídeo'));
      await expect.poll(() => paused(tab)).toBe(true);
      return `from ${first.toFixed(1)} s, ${own.toFixed(1)} grey levels off`;
    },
  };
}

const ranges: Step = {
  name: 'the film comes in ranges, and a seek asks for its own',
  async run(_tab, { exchanges }) {
    const filmExchanges = exchanges.filter(({ url }) => url.endsWith('.mp4'));
    const seeks = filmExchanges.filter(({ range }) => range && range !== 'bytes=0-');
    expect(seeks.length).toBeGreaterThanOrEqual(features.length);
    for (const { range, status, contentRange } of filmExchanges.filter(({ range }) => range)) {
      expect(status, range).toBe(206);
      expect(contentRange?.replace(' ', '='), range).toContain(range);
    }
    return `${filmExchanges.length} requests, ${seeks.length} of them for a part`;
  },
};

/** The showcase and its film. */
export const filmSteps: readonly Step[] = [...features.map(featureStep), ranges];
