import { css } from '@linaria/core';
import { createElement, Fragment } from 'react';

/** A text in which a number with a hyphen, such as a CEP or a CNPJ, which may have letters, stays in one line. */
export function WholeNumbers({ children }: { children: string }) {
  const parts = children.split(/(\b[A-Z\d][A-Z\d./]*-\d+)/);
  // Every second part is a number. As separate arguments they need no keys, and a number may stand twice.
  return createElement(Fragment, null, ...parts.map((part, index) => (index % 2 ? inOneLine(part) : part)));
}

const inOneLine = (number: string) => <span className={whole}>{number}</span>;

/* Not `nowrap`: a number that is longer than the line still wraps. */
const whole = css`
  display: inline-block;
  overflow-wrap: anywhere;
`;
