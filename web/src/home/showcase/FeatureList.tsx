import { css } from '@linaria/core';
import { container, media } from '../../styles/media.ts';
import { space } from '../../styles/tokens.ts';
import { dial, rowHeight, rowsTop } from './dialGeometry.ts';
import { FeatureRow } from './FeatureRow.tsx';
import { type Feature, features } from './features.ts';

interface FeatureListProps {
  active: Feature;
  onChoose: (feature: Feature) => void;
}

/** The features as links to their seconds: in pairs above and below the film's scale, or in rows beside its dial. */
export function FeatureList({ active, onChoose }: FeatureListProps) {
  return (
    <ol className={list}>
      {features.map((feature) => (
        <FeatureRow key={feature.id} feature={feature} active={feature === active} onChoose={onChoose} />
      ))}
    </ol>
  );
}

/* The gap between the pairs is the scale's. */
const list = css`
  ${container.roundScale} {
    display: grid;
    grid-area: scale;
    grid: repeat(2, minmax(var(--cell), 1fr)) / auto-flow minmax(0, 48fr) minmax(0, 52fr);
    gap: var(--rule) 0.5rem;
    margin-inline: calc(${space.pad} - 0.75rem);
  }

  ${container.oneLine} {
    ${media.wide} {
      margin: 0 0 0 -0.75rem;
    }
  }

  ${container.threeColumns} {
    ${media.high} {
      position: absolute;
      grid-area: auto;
      inset: calc(var(--top) + 1px + ${14.8 + dial.height / 2 + rowsTop} * var(--u)) ${space.pad} auto var(--column);
      grid: auto-flow calc(${rowHeight} * var(--u)) / 1fr;
      gap: 0;
      margin: 0;
    }
  }
`;
