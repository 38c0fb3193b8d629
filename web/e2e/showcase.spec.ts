import { features } from '../src/home/showcase/features.ts';
import { expect, test } from './fixtures.ts';
import { holdHydration } from './hydration.ts';
import {
  currentTime,
  expectPlayingFrom,
  featureLink,
  nextFrameFrom,
  pauseButton,
  paused,
  seekBar,
  showcase,
  video,
} from './showcase.ts';

const [first, second, third, last] = features;

test('at the start the first feature is active, nothing plays, and no control is offered that does nothing', async ({
  page,
}) => {
  const hydrate = await holdHydration(page);
  await page.goto('/', { waitUntil: 'commit' });
  const controls = showcase(page).locator('button, input');
  await expect(controls).toHaveCount(3);
  for (const control of await controls.all()) await expect(control).toBeDisabled();
  hydrate();
  for (const control of await controls.all()) await expect(control).toBeEnabled();
  await expect(showcase(page).locator('[aria-current=true] h3')).toHaveText(first.title);
  expect(await paused(page)).toBe(true);
  expect(await currentTime(page)).toBe(0);
});

test('a cold click on a feature makes it active and plays from its second, and another one jumps again', async ({
  page,
}) => {
  await page.goto('/');
  const frame = page.evaluate(nextFrameFrom, last.timestamp);
  await featureLink(page, last).click();
  await expect(featureLink(page, last)).toHaveAttribute('aria-current', 'true');
  await expectPlayingFrom(page, last.timestamp);
  await expect(pauseButton(page)).toBeVisible();
  expect(await frame).toBeLessThan(last.timestamp + 2);
  await seekBar(page).press('Home');
  await expect.poll(() => currentTime(page)).toBeLessThan(10);
  await featureLink(page, last).click();
  await expectPlayingFrom(page, last.timestamp);
});

test('a click beside the words of a feature chooses it too', async ({ page }) => {
  await page.goto('/');
  await page.getByText(third.description).click({ force: true });
  await expectPlayingFrom(page, third.timestamp);
});

test.describe('without motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const size of [
    { width: 360, height: 740 },
    { width: 740, height: 360 },
    { width: 1280, height: 800 },
  ]) {
    test(`what has the focus after a choice is in sight at ${size.width} by ${size.height} px`, async ({ page }) => {
      await page.setViewportSize(size);
      await page.goto('/');
      for (const feature of features) {
        await featureLink(page, feature).press('Enter');
        await expectPlayingFrom(page, feature.timestamp);
        await expect(page.locator(':focus')).toBeInViewport({ ratio: 1 });
        await expect(video(page)).toBeInViewport();
      }
    });
  }
});

test('the link of a feature opens that feature in a new tab', async ({ page, context }) => {
  await page.goto('/');
  const opened = context.waitForEvent('page');
  await featureLink(page, second).click({ modifiers: ['ControlOrMeta'] });
  const tab = await opened;
  await expect(featureLink(tab, second)).toHaveAttribute('aria-current', 'true');
  await expect.poll(() => currentTime(tab)).toBe(second.timestamp);
});
