import { css, cx } from '@linaria/core';
import { media } from '../styles/media.ts';
import { color, text } from '../styles/tokens.ts';
import { Icon } from '../ui/Icon.tsx';
import { useHydrated } from '../ui/useClientValue.ts';
import type { Feature } from './content.ts';
import { FeatureTime } from './FeatureTime.tsx';
import { featureColors } from './featureColors.ts';
import { cramped, full, wide } from './showcaseLayout.ts';

interface FeatureItemProps {
  feature: Feature;
  active: boolean;
  onChoose: (feature: Feature) => void;
}

/** A feature's row: a button, a description, and the feature's second as a link. */
export function FeatureItem({ feature, active, onChoose }: FeatureItemProps) {
  const hydrated = useHydrated();
  return (
    <li id={feature.id} className={cx(item, featureColors[feature.color], active && activeItem)}>
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
      <FeatureTime feature={feature} active={active} onSeek={() => onChoose(feature)} />
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

  ${wide} {
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

  ${wide} {
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

  ${full} {
    font-size: ${text.body};
  }
`;

const activeDescription = css`
  color: ${color.ink};
`;
