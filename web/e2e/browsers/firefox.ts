import { expect } from '@playwright/test';
import { importFrom } from '../machine/installed.ts';
import type { Tab } from './tab.ts';

/** Opens a tab of Debian's Firefox over WebDriver BiDi. */
export async function openFirefox(packages: string): Promise<Tab> {
  const { default: puppeteer } = await importFrom(packages, 'puppeteer-core');
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath: '/usr/bin/firefox-esr' });
  const page = await browser.newPage();

  const faults: string[] = [];
  page.on('console', (message: { type: () => string; text: () => string }) => {
    if (message.type() === 'error' || message.type() === 'warn') faults.push(message.text());
  });
  page.on('pageerror', (error: Error) => faults.push(String(error)));

  // An alert blocks its page until it is accepted, so that happens at once.
  const alerts: string[] = [];
  page.on('dialog', async (dialog: { message: () => string; accept: () => Promise<void> }) => {
    await dialog.accept();
    alerts.push(dialog.message());
  });

  return {
    browser: (await browser.version()).replace('firefox/', 'Firefox '),
    open: (url) => page.goto(url),
    resize: (width, height) => page.setViewport({ width, height }),
    click: (element) => page.locator(`xpath/${element}`).click(),
    drag: async (from, to) => {
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(to.x, to.y);
      await page.mouse.up();
    },
    type: (element, text) => page.locator(`xpath/${element}`).fill(text),
    press: (key) => page.keyboard.press(key),
    evaluate: (code, ...args) => page.evaluate(code, ...args),
    pdf: () => page.pdf({ format: 'A4' }),
    acceptAlert: async () => {
      await expect.poll(() => alerts.length, { message: 'an alert' }).toBeGreaterThan(0);
      return alerts.shift() ?? '';
    },
    faults: () => faults,
    close: () => browser.close(),
  };
}
