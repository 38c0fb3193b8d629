import { css, cx } from '@linaria/core';
import { container, media } from '../../styles/media.ts';
import { color, space, text, touchTarget } from '../../styles/tokens.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useHydrated } from '../../ui/useClientValue.ts';
import { featureColors } from './featureColors.ts';
import type { Feature } from './features.ts';
import { SeekLink } from './SeekLink.tsx';

/** A phone with large letters: a feature's time stands below its words. */
const cramped = '@container (max-width: 17.5rem)';

interface FeatureItemProps {
  feature: Feature;
  active: boolean;
  onChoose: (feature: Feature) => void;
}

/** A feature's row: a button, a description, and the feature's second as a link. */
export function FeatureItem({ feature, active, onChoose }: FeatureItemProps) {
  const hydrated = useHydrated();
  return (
    <li className={cx(item, featureColors[feature.color], active && activeItem)}>
      <h3>
        <button
          type="button"
          className={button}
          disabled={!hydrated}
          aria-current={active}
          onClick={() => onChoose(feature)}
        >
          <Icon icon={feature.icon} className={icon} />
          {feature.title}
        </button>
      </h3>
      <p className={cx(description, active && activeDescription)}>{feature.description}</p>
      <SeekLink
        time={feature.timestamp}
        title={feature.title}
        fragment={feature.id}
        onSeek={() => onChoose(feature)}
        className={cx(timeLink, active && activeTimeLink)}
      />
    </li>
  );
}

const item = css`
  position: relative;
  display: grid;
  align-content: center;
  padding: 1.125rem 6rem 1.125rem 1.25rem;

  & + & {
    border-top: 1px solid ${color.line};
  }

  &:hover {
    background: color-mix(in srgb, var(--feature) 9%, transparent);
  }

  ${cramped} {
    padding-right: 1.25rem;
  }

  ${container.twoColumns} {
    padding-right: 7rem;
  }

  ${media.print} {
    break-inside: avoid;
  }
`;

const activeItem = css`
  background: color-mix(in srgb, var(--feature) 17%, transparent);
  box-shadow: inset 3px 0 var(--feature);

  &:hover {
    background: color-mix(in srgb, var(--feature) 20%, transparent);
  }

  ${media.forcedColors} {
    outline: 3px solid Highlight;
    outline-offset: -3px;
  }
`;

const button = css`
  display: flex;
  align-items: center;
  gap: 0.625rem;
  margin: -0.5rem -0.75rem;
  padding: 0.625rem 0.75rem;
  border: 0;
  background: none;
  /* Its focus stays off the description. */
  outline-offset: -0.5rem;
  font-size: min(1.25rem, 7.5cqw);
  font-weight: 560;
  letter-spacing: -0.025em;
  line-height: 1.25;
  overflow-wrap: anywhere;
  text-align: start;

  &:enabled {
    cursor: pointer;
  }

  /* The whole row is the button's target. */
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  ${container.twoColumns} {
    font-size: 1.5rem;
  }
`;

const icon = css`
  color: var(--feature);
`;

const description = css`
  color: ${color.muted};
  font-size: 1rem;
  line-height: 1.45;

  ${container.wholeDial} {
    font-size: ${text.body};
  }
`;

const activeDescription = css`
  color: ${color.ink};
`;

const timeLink = css`
  position: absolute;
  top: 50%;
  right: 0;
  display: grid;
  place-items: center;
  min-width: ${touchTarget};
  min-height: 3.5rem;
  padding-inline: ${space.x1} 1.25rem;
  color: var(--feature);
  font-size: ${text.reading};
  letter-spacing: -0.04em;
  font-variant-numeric: tabular-nums;
  text-decoration: none;
  translate: 0 -50%;

  li:hover > &,
  &:hover {
    color: color-mix(in srgb, var(--feature) 62%, ${color.ink});
  }

  ${cramped} {
    position: relative;
    justify-self: start;
    padding: 0;
    translate: none;
    inset: auto;
  }

  &:hover {
    text-decoration: underline;
    text-decoration-thickness: 2px;
    text-underline-offset: 0.15em;
  }
`;

/* On the row's tint. */
const activeTimeLink = css`
  color: color-mix(in srgb, var(--feature) 62%, ${color.ink});
`;
