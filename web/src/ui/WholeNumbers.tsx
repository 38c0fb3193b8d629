import { css } from '@linaria/core';

/** A text in which a number with a hyphen, such as a CNPJ or a CEP, stays in one line. */
export function WholeNumbers({ children }: { children: string }) {
  const parts = children.split(/(\d[\d./]*-\d+)/);
  // Every second part is a number.
  return parts.map((part, index) =>
    index % 2 ? (
      <span key={part} className={whole}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}

/* Not `nowrap`: a number that is longer than the line still wraps. */
const whole = css`
  display: inline-block;
  overflow-wrap: anywhere;
`;
