import recording from '../../shared/recording.json' with { type: 'json' };
import { routes } from '../../src/routes.ts';
import { expect, test } from '../fixtures.ts';
import { main } from '../helpers/parts.ts';
import { showcase } from '../helpers/showcase.ts';

const { shown, sound } = recording;

test('the script has no word of a button for the sound unless there is one', async ({ page, request }) => {
  await page.goto('/');
  const url = await page.locator('script[src]').getAttribute('src');
  expect((await (await request.get(url ?? '')).text()).includes('Som do vídeo')).toBe(sound);
});

test('the note below the film and the statement on accessibility say what the film is', async ({ page }) => {
  await page.goto('/');
  await expect(showcase(page).getByText('Telas ilustradas')).toHaveCount(shown ? 0 : 1);
  await page.goto(routes.contact.path);
  await expect(main(page).getByText('O vídeo não tem som')).toHaveCount(sound ? 0 : 1);
});
