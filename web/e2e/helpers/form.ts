import type { Locator, Page } from '@playwright/test';
import { sendDelay } from '../../src/contact/simulatedSender.ts';
import type { ContactMessage } from '../../src/contact/types.ts';
import { isSubmission } from '../fixtures.ts';

/** The contact form: a field by its name in the form's data, all of them in their order, and the button. */
export const field = (page: Page, name: keyof ContactMessage): Locator =>
  page.getByRole('form').locator(`[name=${name}]`);
export const fields = (page: Page): Locator => page.getByRole('form').getByRole('textbox');
export const submitButton = (page: Page): Locator => page.getByRole('form').getByRole('button');

/** Fills in every field. What is typed is an e-mail address, which each of them accepts. */
export async function fillIn(page: Page): Promise<void> {
  for (const field of await fields(page).all()) await field.fill('ana@example.com');
}

/** Holds sending, with any sender, until the returned function is called. */
export async function holdSending(page: Page): Promise<() => Promise<void>> {
  let finish = () => {};
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  await page.route('**', async (route, request) => {
    if (isSubmission(request)) await finished;
    await route.fallback();
  });
  await page.evaluate((delay) => {
    const { setTimeout } = window;
    Object.assign(window, {
      finishSending: () => {},
      setTimeout: (callback: () => void, milliseconds?: number) =>
        milliseconds === delay
          ? Object.assign(window, { finishSending: callback })
          : setTimeout(callback, milliseconds),
    });
  }, sendDelay);
  return async () => {
    finish();
    await page.evaluate(() => Object(window).finishSending());
  };
}

/** Accepts the next alert, which blocks the page while it is open, and resolves with its text. */
export function nextAlert(page: Page): Promise<string> {
  return new Promise((resolve) => {
    page.once('dialog', async (dialog) => {
      await dialog.accept();
      resolve(dialog.message());
    });
  });
}
