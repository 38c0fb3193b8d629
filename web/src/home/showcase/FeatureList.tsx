import { css, cx } from '@linaria/core';
import { color, container, layout, media, space } from '../../styles/rules.ts';
import { Icon } from '../../ui/Icon.tsx';
import { clock } from './clock.ts';
import { dial, hasDial, rows } from './dialGeometry.ts';
import { featureColors, featureLink } from './featureLink.ts';
import { type Feature, features } from './features.ts';
import { SeekLink } from './SeekLink.tsx';

/** The features as links to their seconds of the film, in rows in the order of time. */
export function FeatureList({ active, onChoose }: { active: Feature; onChoose: (feature: Feature) => void }) {
  return (
    <ol className={list}>
      {features.map((feature) => (
        <li key={feature.id}>
          <SeekLink
            time={feature.timestamp}
            fragment={feature.id}
            className={cx(featureLink, featureColors[feature.color])}
            aria-current={feature === active || undefined}
            onSeek={() => onChoose(feature)}
          >
            <Icon icon={feature.icon} />
            <h3>{feature.title}</h3>
            <p>{feature.description}</p>
            <span>{clock(feature.timestamp)}</span>
          </SeekLink>
        </li>
      ))}
    </ol>
  );
}

/* For screen readers alone. */
const unseen = `
  position: absolute;
  clip-path: inset(50%);
  user-select: none;
`;

/* Only the active feature's description is visible. */
const oneDescription = `
  a:not([aria-current]) p {
    ${unseen}
  }
`;

/* With large letters on a narrow screen the time is below the words. */
const list = css`
  --inset: 12px;
  --parts: 'icon name' '. note' '. time' / min(1rem, 5vw) minmax(0, 1fr);
  grid-area: features;
  margin-inline: -12px;

  li + li {
    border-top: 1px solid ${color.line};
  }

  ${container.usualLetters} {
    --parts: 'icon name time' '. note note' / 1.5rem minmax(0, 1fr) auto;
  }

  ${container.phone} {
    ${oneDescription}
  }

  /* Below them is the place of the active one's description. */
  ${container.phoneColumns} {
    --inset: ${space.pad};
    --parts: 'name name' 'icon time' / 1rem minmax(0, 1fr);
    position: relative;
    display: grid;
    grid: auto-flow minmax(3.625rem, auto) / repeat(2, minmax(0, 1fr));
    margin-inline: calc(-1 * ${space.pad});
    padding-bottom: 5.5rem;

    li {
      border-top: 1px solid ${color.line};
    }

    li:nth-child(2n) {
      border-left: 1px solid ${color.line};
    }

    [aria-current] p {
      position: absolute;
      grid-area: auto;
      inset: auto ${space.pad} 0.5rem;
      height: 4.25rem;
    }
  }

  ${container.oneLine} {
    --inset: var(--indent);
    align-self: end;
    margin: 0 0 1rem;

    p {
      max-width: 430px;
    }
  }

  ${
    hasDial
      ? layout.filmDial(`
    --parts: 'icon name' '. note' / 1.5rem minmax(0, 1fr);
    display: grid;
    grid-auto-rows: minmax(0, calc(${rows.height} * var(--unit)));
    margin-bottom: calc(${dial.height / 2 - rows.top - features.length * rows.height} * var(--unit));

    /* The dial shows the times. */
    span {
      ${unseen}
    }
  `)
      : ''
  }

  ${media.short} {
    margin-bottom: 0.25rem;
    ${oneDescription}

    a {
      padding-block: 0.25rem;
    }
  }
`;
