import { css } from '@linaria/core';
import { afterShortWords, betweenPairs } from './pairs.ts';

/** A text in which numbers and short words keep to what they belong to, and a number with a hyphen, such as a CEP, is whole. */
export function BoundText({ children }: { children: string }) {
  const bound = children.replace(betweenPairs, '\u00a0').replace(afterShortWords, '\u00a0');
  const parts = bound.split(/(\b[A-Z\d][A-Z\d./]*-\d+[^ ]*)/);
  // Every second part is a number, up to the next ordinary space: a line may end after an inline-block, even before a comma or a
  // no-break space. The same number may be there twice, so its place is its key.
  return parts.map((part, index) => (index % 2 ? inOneLine(part, index) : part));
}

const inOneLine = (number: string, key: number) => (
  <span key={key} className={whole}>
    {number}
  </span>
);

/* Not `nowrap`: a number that is longer than the line still wraps. */
const whole = css`
  display: inline-block;
  overflow-wrap: anywhere;
`;
