import { css, cx } from '@linaria/core';
import { media } from '../styles/media.ts';
import { color, radius, space, touchTarget } from '../styles/tokens.ts';
import { Icon } from '../ui/Icon.tsx';
import { useHydrated } from '../ui/useClientValue.ts';
import type { Feature, FeatureColor } from './content.ts';
import { SeekLink } from './SeekLink.tsx';

interface FeatureItemProps {
  feature: Feature;
  active: boolean;
  onChoose: (feature: Feature) => void;
}

/** A feature: a button, a description, and the feature's second as a link. */
export function FeatureItem({ feature, active, onChoose }: FeatureItemProps) {
  const hydrated = useHydrated();
  return (
    <li id={feature.id} className={cx(item, colors[feature.color], active && activeItem)}>
      <h3>
        <button
          type="button"
          className={button}
          disabled={!hydrated}
          aria-current={active}
          onClick={() => onChoose(feature)}
        >
          <Icon name={feature.icon} className={icon} />
          {feature.title}
        </button>
      </h3>
      <p className={description}>{feature.description}</p>
      {/* The fragment tells features apart that share a second. */}
      <SeekLink
        time={feature.timestamp}
        title={feature.title}
        fragment={feature.id}
        onSeek={() => onChoose(feature)}
        className={timeLink}
      />
    </li>
  );
}

const item = css`
  position: relative;
  padding: 0.875rem ${space.x3} ${space.x3};
  border: 1.5px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
  transition:
    border-color 150ms,
    background-color 150ms;

  &:hover {
    border-color: var(--feature);
  }

  ${media.print} {
    break-inside: avoid;
  }

  h3 {
    padding-right: 3.5rem;
    font-weight: 600;
    letter-spacing: normal;
  }
`;

const activeItem = css`
  border-color: var(--feature);
  background: color-mix(in srgb, var(--feature) 9%, ${color.surface});

  ${media.forcedColors} {
    outline: 3px solid Highlight;
  }
`;

const colors: Record<FeatureColor, string> = {
  teal: css`
    --feature: ${color.teal};
  `,
  blue: css`
    --feature: ${color.blue};
  `,
  rust: css`
    --feature: ${color.rust};
  `,
  violet: css`
    --feature: ${color.violet};
  `,
};

const button = css`
  display: flex;
  align-items: center;
  gap: ${space.x2};
  min-height: ${touchTarget};
  padding: 0;
  border: 0;
  border-radius: ${radius.control};
  background: none;
  line-height: 1.3;
  overflow-wrap: anywhere;
  text-align: start;

  &:enabled {
    cursor: pointer;
  }

  &:focus-visible {
    outline-offset: 0;
  }

  /* The whole card is the button's target. */
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

const icon = css`
  flex: none;
  color: var(--feature);
`;

const description = css`
  margin-top: ${space.half};
  padding-left: calc(24px + ${space.x2});
  color: ${color.muted};
`;

const timeLink = css`
  position: absolute;
  top: 0.875rem;
  right: 0.75rem;
  display: grid;
  place-items: center;
  min-width: ${touchTarget};
  min-height: ${touchTarget};
  color: var(--feature);
  font-variant-numeric: tabular-nums;
  font-weight: 600;
  text-decoration: none;

  &:hover {
    color: var(--feature);
    text-decoration: underline;
  }
`;
