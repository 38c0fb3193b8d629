import type { Locator, Page } from '@playwright/test';
import { routes } from '../../src/routes.ts';
import { site } from '../../src/site.ts';
import { leastWidth } from '../../src/styles/breakpoints.ts';
import { expect, test } from '../fixtures.ts';
import { boxOf, wordBoxes } from '../helpers/boxes.ts';
import { closingPart, footer, heading, main, storeCode, storeLink } from '../helpers/parts.ts';

/** Figtree's descent and the height of its capitals, as shares of the box of a line. */
const [descent, capitals] = [0.25 / 1.2, 0.7 / 1.2];

/** How far two baselines may be apart, in CSS pixels: less than anybody sees. */
const apart = 1;

/** The baseline of one of an element's lines, and the top of its capitals. */
async function lineOf(element: Locator, index: number) {
  const { bottom, height } = (await wordBoxes(element)).at(index) ?? new DOMRect();
  const baseline = bottom - descent * height;
  return { baseline, capitals: baseline - capitals * height };
}

const first = async (element: Locator) => (await lineOf(element, 0)).baseline;
const last = async (element: Locator) => (await lineOf(element, -1)).baseline;

/** Expects that two lines share a baseline. */
async function expectOne(one: Promise<number>, other: Promise<number>, where: string): Promise<void> {
  expect.soft(Math.abs((await one) - (await other)), where).toBeLessThanOrEqual(apart);
}

const widths = [1240, 1280, 1440, 1920, 2560];

async function onEachWidth(page: Page, path: string, widths: readonly number[], act: (where: string) => Promise<void>) {
  await page.goto(path);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await act(`${width} px`);
  }
}

test('the words, the button and the code of the close are between the capitals of its title and its last baseline', async ({
  page,
}) => {
  const title = closingPart(page).getByRole('heading');
  const sentence = closingPart(page).getByText(/^Instale o app/);
  const note = closingPart(page).locator('a + small');
  const caption = closingPart(page).getByText('Aponte a câmera do celular para instalar');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await onEachWidth(page, '/', widths, async (width) => {
      const where = `${width}, ${colorScheme}`;
      const [top, bottom] = [(await lineOf(title, 0)).capitals, await last(title)];
      const code = await boxOf(storeCode(page));
      const quiet = colorScheme === 'light' ? code.height / 12 : 0;
      expect
        .soft(Math.abs((await lineOf(sentence, 0)).capitals - top), `${where}: sentence`)
        .toBeLessThanOrEqual(apart);
      expect.soft(Math.abs(code.top + quiet - top), `${where}: code`).toBeLessThanOrEqual(apart);
      expect.soft(Math.abs(code.bottom - quiet - bottom), `${where}: code`).toBeLessThanOrEqual(apart);
      const button = (await boxOf(storeLink(page, 'closing'))).bottom;
      expect.soft(Math.abs(button - bottom), `${where}: button`).toBeLessThanOrEqual(apart);
      await expectOne(first(note), first(caption), `${where}: notes`);
      // On the narrowest of these pages the sentence is as wide as its column, and the code keeps clear of it.
      const [axis, start] = [(await boxOf(footer(page).locator('section').last())).x, (await boxOf(caption)).x];
      expect.soft(start - axis, `${where}: the fourth column`).toBeGreaterThan(-1);
      expect.soft(start - axis, `${where}: the fourth column`).toBeLessThan(width === '1240 px' ? 12 : 5);
    });
  }
});

test("on a wide page 'Multilíngue' and its large words share a baseline, the sentence and the glossary's end on another", async ({
  page,
}) => {
  const words = (text: string) => main(page).locator('#recursos').getByText(text);
  await onEachWidth(page, '/', widths, async (where) => {
    await expectOne(first(words('Multilíngue')), first(words('cotovelo elbow')), where);
    await expectOne(last(words('Use o app em português')), last(words('tornozelo ankle')), where);
    // The glossary begins with the fourth column, or where the large words leave it room.
    const [glossary, column] = [await boxOf(words('ombro shoulder')), await boxOf(words('O app auxilia'))];
    const least = Math.max(...(await wordBoxes(words('cotovelo elbow'))).map(({ right }) => right)) + 20;
    expect.soft(glossary.x, where).toBeGreaterThanOrEqual(least);
    expect.soft(glossary.x - Math.max(column.x, least), where).toBeLessThan(5);
    await expectOne(first(words('Relatórios detalhados')), first(words('Quem recebe o relatório')), where);
  });
});

test("the ledger's two headings have as many lines, and the sentences below them share a baseline", async ({
  page,
}) => {
  const words = (text: string) => main(page).locator('#recursos').getByText(text);
  const from = 16 * leastWidth.ledgerBeside;
  await onEachWidth(page, '/', [from, 768, 820, 880, 920, 959, 960, 1024, 1440, 1920], async (where) => {
    await expectOne(first(words('Encontre cada paciente')), first(words('Salve a medida')), where);
    const [one, other] = [words('Gestão de pacientes'), words('Economia de tempo')];
    expect.soft((await wordBoxes(one)).length, where).toBe((await wordBoxes(other)).length);
  });
});

test("on a wide screen 'Contato' and 'E-mail' share a baseline, and 'Acessibilidade' and 'Encarregado'", async ({
  page,
}) => {
  const title = (name: RegExp | string) => main(page).getByRole('heading', { level: 2, name, exact: true });
  await onEachWidth(page, routes.contact.path, [960, 1024, ...widths], async (where) => {
    await expectOne(first(heading(page)), first(title('E-mail')), where);
    await expectOne(first(title('Acessibilidade')), first(title(/^Encarregado/)), where);
  });
});

test("the footer's sentence is on the baseline of the links beside it", async ({ page }) => {
  const sentence = footer(page).getByText(/^Goniômetro digital/);
  const link = footer(page).getByRole('link').first();
  await onEachWidth(page, '/', [768, 1024, ...widths], (where) => expectOne(first(sentence), first(link), where));
});

test("the date of a legal page is on the title's last baseline", async ({ page }) => {
  const date = main(page).getByText(`Última atualização: ${site.legalUpdated.split('-').reverse().join('/')}`);
  for (const { path } of [routes.privacy, routes.terms])
    await onEachWidth(page, path, [960, 1024, ...widths], (where) =>
      expectOne(last(heading(page)), last(date), `${path}, ${where}`),
    );
});

test('no title of the page about the app ends with a single short word on a phone', async ({ page }) => {
  const title = main(page).getByRole('heading', { level: 2, name: 'Por que escolher' });
  await onEachWidth(page, routes.about.path, [360, 390, 412, 768], async (where) => {
    const lines = await wordBoxes(title);
    const widest = Math.max(...lines.map(({ width }) => width));
    expect.soft((lines.at(-1)?.width ?? 0) / widest, where).toBeGreaterThan(0.5);
  });
});
