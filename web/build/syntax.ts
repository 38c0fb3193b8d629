import { parse } from '@babel/parser';

/** Says in which line an owner's file stops being TypeScript, and what mends it. Nothing if all of it is. */
export function syntaxFault(source: string, file: string): string[] {
  try {
    parse(source, { sourceType: 'module', plugins: ['typescript'] });
    return [];
  } catch (error) {
    const { loc, message } = error as SyntaxError & { loc: { line: number; index: number } };
    const line = source.split('\n')[loc.line - 1] ?? '';
    return [`line ${loc.line}: ${remedyFor(line, message.replace(/\.? \(.*/, ''))}, in ${file}`];
  }
}

/** Guesses from a line that the parser refuses what mends it. */
function remedyFor(line: string, message: string): string {
  const [, text] = /'(.*\p{L}'\p{L}.*)'/u.exec(line) ?? [];
  if (text) return `a text with an apostrophe stands in double quotes, write "${text}"`;
  const [, reais, cents] = /: *(\d+),(\d+)/.exec(line) ?? [];
  if (reais) return `a number has a point in place of a comma, write ${reais}.${cents}`;
  if (/: *[‘’“”]/.test(line)) return `a text stands in straight quotes, '…' or "…"`;
  return `${message}, look for a missing comma or quote there or in the line before`;
}
