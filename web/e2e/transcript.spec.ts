import { expect, test } from './fixtures.ts';

const chapters = ['0:00', '0:08', '0:20', '0:36', '1:00', '1:12', '1:24'];

test('the transcript is closed at first, and has a paragraph for each chapter', async ({ page }) => {
  await page.goto('/');
  const transcript = page.getByRole('group').filter({ hasText: 'Transcrição do vídeo' });
  await expect(transcript.getByRole('link').first()).toBeHidden();
  await page.getByText('Transcrição do vídeo').click();
  await expect(transcript.getByRole('link')).toHaveText(chapters);
  await expect(transcript.getByRole('paragraph')).toHaveCount(chapters.length);
});

test('a time of the transcript seeks, plays and stays in the address', async ({ page }) => {
  await page.goto('/');
  await page.getByText('Transcrição do vídeo').click();
  await page.getByRole('link', { name: '0:20, Nova avaliação' }).click();
  const video = page.locator('video');
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime)).toBeGreaterThan(20);
  expect(await video.evaluate((element: HTMLVideoElement) => element.currentTime)).toBeLessThan(25);
  await expect(video).toBeInViewport();
  await expect(page).toHaveURL('/?t=20');
});

test('the chapters are a track of the video', async ({ page, request }) => {
  await page.goto('/');
  const track = page.locator('track');
  await expect(track).toHaveAttribute('kind', 'chapters');
  const response = await request.get((await track.getAttribute('src')) ?? '');
  expect(response.headers()['content-type']).toContain('text/vtt');
  expect(await response.text()).toMatch(/^WEBVTT\n[\s\S]*00:00:36\.000 --> 00:01:00\.000\nGoniometria e método/);
});
