import { simulatedSender } from '../../src/contact/simulatedSender.ts';
import { routes } from '../../src/routes.ts';
import { expect, test } from '../fixtures.ts';

test('the script of a site with a real sender has nothing of the simulated one', async ({ page, request }) => {
  await page.goto(routes.contact.path);
  const url = await page.locator('script[src]').getAttribute('src');
  const script = await (await request.get(url ?? '')).text();
  // Its words are beside its code, in one object.
  const { privacyParagraph, notices } = simulatedSender;
  const words = [privacyParagraph, ...Object.values(notices)];
  expect(words.filter((sentence) => script.includes(sentence))).toEqual([]);
});
