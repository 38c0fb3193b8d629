import { css } from '@linaria/core';
import { viewBox } from '../../../shared/figure/atlas.ts';
import { color, container, groundLine, gutter, space, type } from '../../styles/rules.ts';
import { ledgerRadio, ledgerRow } from './LedgerRow.tsx';
import { ledger, lettersEnd } from './plates.ts';

/** Each patient's column on a phone. The outer ones, with the longest word, go on to the page's edges. */
const columns = ledger.map(
  ({ patient: { number } }, index) => `[value='${number}'], [for='paciente-${number}'] { grid-column: ${index + 1}; }`,
);
const [first = '', last = ''] = [ledger.at(0), ledger.at(-1)].map(
  (plate) => `[for='paciente-${plate?.patient.number}']`,
);
const outer = `calc((100% + ${ledger.length - 2} * ${space.pad}) / ${ledger.length})`;

/**
 * The band of the ledger and its stage. On a phone the ledger is a row of columns, over the stage;
 * on a wide screen it is beside the stage. With larger letters the stage is below the rows: what a choice shows is then never
 * above it. `--radio` is the width of the column before the rows.
 */
export const band = css`
  --radio: calc(${space.pad} + 2rem);
  position: relative;
  display: grid;
  grid-area: pacientes;
  grid-template: [words] auto repeat(${ledger.length}, auto) [stage] auto [parallel] auto / [radio] var(--radio) [row] minmax(0, 1fr) [end];

  /* The line that the joint rests on. */
  &::after {
    grid-area: stage / 1 / auto / end;
    align-self: end;
    border-bottom: ${groundLine};
    content: '';
  }

  ${container.phoneColumns} {
    grid-template: [words] auto [ledger] auto [stage] auto [parallel] auto / ${outer} repeat(${ledger.length - 2}, minmax(0, 1fr)) ${outer} [end];
    ${columns.join(' ')}

    ${first} {
      padding-left: calc(${space.pad} - 5px);
    }

    ${last} {
      padding-right: calc(${space.pad} - 5px);
    }
  }

  ${container.ledgerBeside} {
    grid-column: pacientes-start / tempo-end;
    grid-template:
      [stage words] auto [rows] repeat(${ledger.length}, minmax(4rem, 1fr)) auto [bottom]
      / [radio] var(--radio) [row] calc(var(--ledger) - var(--radio)) [end] minmax(0, 1fr) [page];
    min-height: var(--monument);

    &::after {
      content: none;
    }
  }
`;

/**
 * All plates lie in the same place. On a change the arc closes, the drawings cross over, and the other arc opens: `--turn` is
 * the arc's transition, and `--then` that of what follows it. `--unit` is the length of a unit of the drawings.
 */
export const stage = css`
  --unit: calc(var(--page) / ${viewBox.width});
  --chosen: 0;
  --turn: 0.18s ease-in;
  --then: 0.1s;
  grid-area: stage / 1 / auto / end;
  align-self: end;
  opacity: var(--chosen);
  visibility: hidden;
  transition: opacity 0.14s 0.14s, visibility 0s 0.28s;

  .${ledgerRadio}:checked + .${ledgerRow} + & {
    --chosen: 1;
    --turn: 0.24s 0.26s cubic-bezier(0.2, 0.5, 0.3, 1);
    --then: 0.2s 0.5s;
    visibility: visible;
    transition-delay: 0.14s;
  }

  ${container.ledgerBeside} {
    --unit: calc(min(57cqw, (max(30rem, var(--monument)) - min(8.5rem, 14cqw)) * ${viewBox.width / viewBox.height}) / ${viewBox.width});
    grid-area: stage / end / bottom / page;
    place-self: end;
    margin-right: max(0px, ${gutter} - ${viewBox.width - lettersEnd} * var(--unit));
  }
`;

/** Matches the note after the ledger while the chosen patient's drawing has a parallel. */
const withParallel = ledger
  .filter(({ hasParallel }) => hasParallel)
  .map(({ patient: { number } }) => `.${ledgerRadio}[value='${number}']:checked ~ &`);

/** What the chosen joint's parallels are, under the line that it rests on, or beside its foot. */
export const parallel = css`
  display: none;
  grid-area: parallel / 1 / auto / end;
  padding: 0.5rem ${space.pad} 0;
  ${type.mutedNote}

  ${withParallel.join(', ')} {
    display: block;
  }

  ${container.ledgerBeside} {
    grid-area: auto / 1 / auto / end;
    padding: 0.5rem 1rem 0.5rem ${space.pad};
    border-top: 1px solid ${color.line};
  }

  ${container.twoColumns} {
    grid-area: stage / end / bottom / page;
    place-self: end start;
    max-width: min(14em, 17cqw);
    padding: 0 0 1rem;
    margin-left: 3rem;
    border: 0;
  }
`;
