import { chromium } from '@playwright/test';
import { drawFigure, wholeLeg } from '../shared/figure/figure.ts';
import { chromiumArguments, chromiumPath } from './chromium.ts';

/** Draws the leg at seven angles on one sheet, a PNG at the path that is given. */
const [file] = process.argv.slice(2);
if (!file) throw new Error('usage: figureSheet.ts FILE.png');

const drawings = [0, 1, 15, 45, 92, 120, 140].map((flexion) => {
  const { contour, sections, bones, arc } = drawFigure(flexion);
  return `<svg viewBox="0 40 ${wholeLeg.width} 610"><path d="M0 640H900" /><path d="${contour}" /><path d="${sections}" />
    <path d="${bones}${arc}" stroke-width="3" /><text x="20" y="90">${flexion}°</text></svg>`;
});

const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArguments });
const page = await browser.newPage({ viewport: { width: 1800, height: 2500 } });
await page.setContent(`<style>body{display:grid;grid-template-columns:1fr 1fr}
  svg{fill:none;stroke:black;stroke-width:.6}text{font:48px sans-serif;fill:black}</style>${drawings.join('')}`);
await page.screenshot({ path: file, fullPage: true });
await browser.close();
