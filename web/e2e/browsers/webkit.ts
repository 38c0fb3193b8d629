import { execFileSync } from 'node:child_process';
import { importFrom } from '../machine/installed.ts';
import type { Tab } from './tab.ts';

/** How long WebDriver waits for an element or an alert, in milliseconds. */
const findTimeout = 10_000;

/** Opens a tab of Debian's WebKit, in the window of its MiniBrowser, over W3C WebDriver. */
export async function openWebKit(packages: string): Promise<Tab> {
  const { Builder, By, Key, until } = await importFrom(packages, 'selenium-webdriver');
  const driverService = await startDriver(packages);
  const driver = await new Builder()
    .usingServer(await driverService.start())
    .withCapabilities({
      browserName: 'MiniBrowser',
      // Left to acceptAlert(), which tells its words.
      unhandledPromptBehavior: 'ignore',
      'webkitgtk:browserOptions': { binary: miniBrowserPath(), args: ['--automation'] },
    })
    .build();

  const find = async (element: string) => {
    const found = await driver.wait(until.elementLocated(By.xpath(element)), findTimeout, element);
    await driver.executeScript(bringIntoView, found);
    return driver.wait(until.elementIsVisible(found), findTimeout, element);
  };

  return {
    browser: `WebKitGTK ${(await driver.getCapabilities()).getBrowserVersion()}`,
    open: (url) => driver.get(url),
    resize: (width, height) => driver.manage().window().setRect({ width, height }),
    click: async (element) => (await find(element)).click(),
    drag: (from, to) => driver.actions().move(from).press().move(to).release().perform(),
    type: async (element, text) => (await find(element)).sendKeys(text),
    press: (key) => driver.actions().sendKeys(Key[key.toUpperCase()]).perform(),
    evaluate: (code, ...args) => driver.executeScript(code, ...args),
    acceptAlert: async () => {
      const alert = await driver.wait(until.alertIsPresent(), findTimeout, 'an alert');
      const words = await alert.getText();
      await alert.accept();
      return words;
    },
    faults: () => undefined,
    close: async () => {
      await driver.quit();
      await driverService.kill();
    },
  };
}

async function startDriver(packages: string) {
  const { default: remote } = await importFrom(packages, 'selenium-webdriver/remote/index.js');
  const { default: ports } = await importFrom(packages, 'selenium-webdriver/net/portprober.js');
  const port = await ports.findFreePort();
  return new remote.DriverService.Builder('/usr/bin/WebKitWebDriver')
    .setLoopback(true)
    .setPort(port)
    .addArguments(`--port=${port}`)
    .build();
}

/** It is not on the path: its folder is named after the machine's architecture. */
function miniBrowserPath(): string {
  const files = execFileSync('dpkg', ['-L', 'libwebkit2gtk-4.1-0'], { encoding: 'utf8' });
  const path = files.split('\n').find((file) => file.endsWith('/MiniBrowser'));
  if (!path) throw new Error('libwebkit2gtk-4.1-0 holds no MiniBrowser');
  return path;
}

/** Runs in the page: a click must not fall where an element was before a smooth scroll. */
async function bringIntoView(element: Element): Promise<void> {
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  for (let last = Number.NaN, top = element.getBoundingClientRect().top; top !== last; ) {
    last = top;
    await new Promise(requestAnimationFrame);
    top = element.getBoundingClientRect().top;
  }
}
