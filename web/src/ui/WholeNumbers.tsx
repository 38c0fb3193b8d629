import { css } from '@linaria/core';
import { betweenPairs } from './pairs.ts';

/** A text in which a number and a short word stay in one line with what they belong to, and a number is whole if it has a hyphen, such as a CEP. */
export function WholeNumbers({ children }: { children: string }) {
  const parts = children.replace(betweenPairs, '\u00a0').split(/(\b[A-Z\d][A-Z\d./]*-\d+)/);
  // Every second part is a number. It may be there twice, so its place is its key.
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
