import { css, cx } from '@linaria/core';
import { container } from '../../styles/media.ts';
import { color, space, text } from '../../styles/tokens.ts';
import { columns, latestMeasure, range } from './LedgerRow.tsx';

/** The names of the ledger's columns, for the eye: each row says all of it. */
export function LedgerHead() {
  return (
    <p className={cx(columns, head)} aria-hidden="true">
      <span>Pacientes e medidas fictícios</span>
      <span className={range}>Na amplitude usual (Marques)</span>
      <span className={cx(latestMeasure, besideStage)}>Última medida</span>
    </p>
  );
}

const head = css`
  grid-column: radio / stage;
  padding-bottom: 0.375rem;
  padding-left: ${space.pad};
  color: ${color.muted};
  font-size: ${text.label};
  line-height: 1.3;

  /* In the stage's corner, as the drawing stands on the line of the first row. */
  ${container.aboveRows} {
    display: block;
    grid-row: 1;
    align-self: start;
    justify-self: end;
    z-index: 1;
    max-width: 11rem;
    text-align: end;
    text-wrap: balance;
  }
`;

const besideStage = css`
  ${container.aboveRows} {
    display: none;
  }
`;
