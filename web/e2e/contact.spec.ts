import type { Page } from '@playwright/test';
import { mailtoUrl, site } from '../src/site.ts';
import { expect, test } from './fixtures.ts';

const message = { name: 'Ana', email: 'ana@example.com', subject: 'Dúvida', message: 'Como importo uma foto?' };

async function fill(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Nome' }).fill(message.name);
  await page.getByRole('textbox', { name: 'E-mail' }).fill(message.email);
  await page.getByRole('textbox', { name: 'Assunto' }).fill(message.subject);
  await page.getByRole('textbox', { name: 'Mensagem' }).fill(message.message);
}

test.beforeEach(async ({ page }) => {
  await page.goto('/contact');
});

/** Accepts the next alert, which blocks the page while it is open, and resolves with its text. */
function nextAlert(page: Page): Promise<string> {
  return new Promise((resolve) => {
    page.once('dialog', async (dialog) => {
      expect(dialog.type()).toBe('alert');
      await dialog.accept();
      resolve(dialog.message());
    });
  });
}

test('sending logs the message, clears the form and alerts, and makes no request', async ({ page, requests }) => {
  await page.waitForLoadState('networkidle');
  const before = requests.length;
  const logged = page.waitForEvent('console');
  const alerted = nextAlert(page);
  await fill(page);
  await page.getByRole('button', { name: 'Enviar Mensagem' }).click();

  await expect(page.getByRole('button', { name: 'Enviando...' })).toBeDisabled();
  expect(await (await logged).args()[1]?.jsonValue()).toEqual(message);
  expect(await alerted).toBe('Mensagem enviada com sucesso!');

  await expect(page.getByRole('button', { name: 'Enviar Mensagem' })).toBeEnabled();
  await expect(page.getByRole('textbox', { name: 'Nome' })).toHaveValue('');
  await expect(page.getByRole('textbox', { name: 'Mensagem' })).toHaveValue('');
  await expect(page.getByText('Mensagem enviada com sucesso!')).toBeVisible();
  expect(requests.slice(before)).toEqual([]);
  await expect(page).toHaveURL('/contact');
});

test('the simulated sending takes a second, and the alert follows what the page shows', async ({ page }) => {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await fill(page);
  await page.getByRole('button', { name: 'Enviar Mensagem' }).click();
  await page.clock.runFor(999);
  await expect(page.getByRole('button', { name: 'Enviando...' })).toBeDisabled();
  await page.clock.runFor(1);
  await expect(page.getByRole('button', { name: 'Enviar Mensagem' })).toBeEnabled();
  await expect(page.getByText('Mensagem enviada com sucesso!')).toBeVisible();
  const alerted = nextAlert(page);
  // The alert waits for a frame.
  await page.clock.runFor(100);
  expect(await alerted).toBe('Mensagem enviada com sucesso!');
});

test('a failure alerts and keeps what was typed', async ({ page }) => {
  await fill(page);
  await page.evaluate(() => {
    console.log = () => {
      throw new Error('no console');
    };
  });
  const alerted = nextAlert(page);
  await page.getByRole('button', { name: 'Enviar Mensagem' }).click();
  expect(await alerted).toBe('Erro ao enviar mensagem. Por favor, tente novamente.');
  await expect(page.getByRole('textbox', { name: 'Nome' })).toHaveValue(message.name);
  await expect(page.getByRole('textbox', { name: 'Mensagem' })).toHaveValue(message.message);
  await expect(page.getByText('Erro ao enviar mensagem. Por favor, tente novamente.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Enviar Mensagem' })).toBeEnabled();
});

test('each field is required', async ({ page }) => {
  for (const label of ['Nome', 'E-mail', 'Assunto', 'Mensagem']) {
    await fill(page);
    const field = page.getByRole('textbox', { name: label });
    await field.fill('');
    await page.getByRole('button', { name: 'Enviar Mensagem' }).click();
    await expect(field, label).toBeFocused();
    await expect(field, label).toHaveJSProperty('validity.valueMissing', true);
    await expect(page.getByRole('button', { name: 'Enviar Mensagem' }), label).toBeEnabled();
  }
});

test('the e-mail field uses the browser’s own check', async ({ page }) => {
  await fill(page);
  await page.getByRole('textbox', { name: 'E-mail' }).fill('ana');
  await page.getByRole('button', { name: 'Enviar Mensagem' }).click();
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveJSProperty('validity.typeMismatch', true);
});

test('while the delivery is simulated, the form says so and gives the e-mail', async ({ page }) => {
  const notice = page.getByRole('form').getByText('Formulário de demonstração');
  await expect(notice).toHaveText(
    `Formulário de demonstração: as mensagens ainda não são enviadas. Escreva para ${site.email}.`,
  );
  await expect(notice.getByRole('link')).toHaveAttribute('href', mailtoUrl);
});

test('the message box is four rows tall', async ({ page }) => {
  await expect(page.getByRole('textbox', { name: 'Mensagem' })).toHaveAttribute('rows', '4');
});
