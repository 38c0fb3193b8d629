import { routes } from '../../src/routes.ts';
import { leastWidth } from '../../src/styles/breakpoints.ts';
import { expect, test } from '../fixtures.ts';
import { wordBoxes } from '../helpers/boxes.ts';
import { main } from '../helpers/parts.ts';

// The references show the lines of text at 390 and 1280 px. These change between them, or on another phone.

test("the ledger's two headings have as many lines, and the sentences below them share a baseline", async ({
  page,
}) => {
  const linesOf = (text: string) => wordBoxes(main(page).locator('#recursos').getByText(text));
  await page.goto(routes.home.path);
  for (const width of [16 * leastWidth.ledgerBeside, 768, 820, 880, 920, 959, 960, 1024]) {
    await page.setViewportSize({ width, height: 900 });
    const [one, other] = [await linesOf('Gestão de pacientes'), await linesOf('Economia de tempo')];
    expect.soft(one.length, `${width} px`).toBe(other.length);
    const [below, beside] = [await linesOf('Encontre cada paciente'), await linesOf('Salve a medida')];
    expect.soft(Math.abs(Number(below[0]?.bottom) - Number(beside[0]?.bottom)), `${width} px`).toBeLessThanOrEqual(1);
  }
});

test('no title of the page about the app ends with a single short word on a phone', async ({ page }) => {
  const title = main(page).getByRole('heading', { level: 2, name: 'Por que escolher' });
  await page.goto(routes.about.path);
  for (const width of [360, 390, 412]) {
    await page.setViewportSize({ width, height: 900 });
    const lines = await wordBoxes(title);
    const widest = Math.max(...lines.map((line) => line.width));
    expect.soft(Number(lines.at(-1)?.width) / widest, `${width} px`).toBeGreaterThan(0.5);
  }
});
