import { css } from '@linaria/core';
import { createElement, Fragment } from 'react';
import { betweenPairs } from './pairs.ts';

/**
 * A text in which a number stays in one line with what it belongs to, and so does a number with a hyphen, such as a CEP or
 * a CNPJ, which may have letters.
 */
export function WholeNumbers({ children }: { children: string }) {
  const parts = children.replace(betweenPairs, '\u00a0').split(/(\b[A-Z\d][A-Z\d./]*-\d+)/);
  // Every second part is a number. As separate arguments they need no keys, and a number may stand twice.
  return createElement(Fragment, null, ...parts.map((part, index) => (index % 2 ? inOneLine(part) : part)));
}

const inOneLine = (number: string) => <span className={whole}>{number}</span>;

/* Not `nowrap`: a number that is longer than the line still wraps. */
const whole = css`
  display: inline-block;
  overflow-wrap: anywhere;
`;
