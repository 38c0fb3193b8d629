import { features } from '../src/home/showcase/features.ts';
import { expect, test } from './fixtures.ts';
import { currentTime, expectPlayingFrom, featureLink, nextFrameFrom, pauseButton, seekBar } from './showcase.ts';

const [, , third, last] = features;

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
  // Beside its words.
  await page.getByText(third.description).click({ force: true });
  await expectPlayingFrom(page, third.timestamp);
});
