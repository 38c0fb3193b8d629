import { execFileSync } from 'node:child_process';

/** A word and its box on a sheet, in points. */
export interface Word {
  word: string;
  left: number;
  right: number;
  height: number;
  middle: number;
}

/** The words of each sheet of a PDF. */
export function sheetsOf(pdf: Uint8Array): Word[][] {
  const text = execFileSync('pdftotext', ['-bbox', '-', '-'], { input: pdf, encoding: 'utf8' });
  return [...text.matchAll(/<page .*?<\/page>/gs)].map(([sheet]) => {
    const words = [...sheet.matchAll(/<word xMin="(.+)" yMin="(.+)" xMax="(.+)" yMax="(.+)">(.+)<\/word>/g)];
    return words.map(([, left, top, right, bottom, word = '']) => {
      const height = Number(bottom) - Number(top);
      return { word, left: Number(left), right: Number(right), height, middle: Number(top) + height / 2 };
    });
  });
}

/** The titles that no sheet of a PDF shows as text, with a word below it on the same sheet. */
export function lonelyTitles(pdf: Uint8Array, titles: string[]): string[] {
  const sheets = sheetsOf(pdf).map((words) => {
    const inLines = words.toSorted((one, other) => Math.round(one.middle - other.middle) || one.left - other.left);
    // A ligature is one character.
    return inLines.map(({ word }) => word.normalize('NFKC')).join(' ');
  });
  return titles.filter((title) => !sheets.some((sheet) => sheet.includes(`${title.normalize('NFKC')} `)));
}
