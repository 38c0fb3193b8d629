import { css, cx } from '@linaria/core';
import { media } from '../styles/media.ts';
import { color, radius, space, text, touchTarget } from '../styles/tokens.ts';
import { Icon } from '../ui/Icon.tsx';
import { useHydrated } from '../ui/useClientValue.ts';
import { clock } from './clock.ts';
import { type Feature, type FeatureColor, features } from './content.ts';
import { SeekLink } from './SeekLink.tsx';

interface FeatureListProps {
  active: Feature;
  onChoose: (feature: Feature) => void;
}

/** The features as buttons, and beside each its second as a link; the fragment tells apart features that share one. */
export function FeatureList({ active, onChoose }: FeatureListProps) {
  return (
    <ol className={list}>
      {features.map((feature) => (
        <FeatureItem key={feature.id} feature={feature} active={feature === active} onChoose={onChoose} />
      ))}
    </ol>
  );
}

function FeatureItem({
  feature,
  active,
  onChoose,
}: { feature: Feature; active: boolean } & Pick<FeatureListProps, 'onChoose'>) {
  const hydrated = useHydrated();
  const time = clock(feature.timestamp);
  return (
    <li id={feature.id} className={cx(item, colors[feature.color], active && activeItem)}>
      <button
        type="button"
        className={button}
        disabled={!hydrated}
        aria-current={active}
        onClick={() => onChoose(feature)}
      >
        <Icon name={feature.icon} className={icon} />
        <span className={title}>{feature.title}</span> <span className={description}>{feature.description}</span>
      </button>{' '}
      <SeekLink
        time={feature.timestamp}
        fragment={feature.id}
        onSeek={() => onChoose(feature)}
        className={timeLink}
        aria-label={`Link para ${time}, ${feature.title}`}
      >
        {time}
      </SeekLink>
    </li>
  );
}

const list = css`
  display: grid;
  gap: ${space.x2};
`;

const item = css`
  position: relative;
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
  display: grid;
  grid-template-columns: auto 1fr;
  column-gap: ${space.x2};
  width: 100%;
  padding: ${space.x3};
  border: 0;
  border-radius: inherit;
  background: none;
  text-align: start;

  &:enabled {
    cursor: pointer;
  }
`;

const icon = css`
  grid-row: span 2;
  margin-top: 2px;
  color: var(--feature);
`;

const title = css`
  padding-right: 3.5rem;
  font-size: ${text.h3};
  font-weight: 600;
  line-height: 1.3;
`;

const description = css`
  margin-top: ${space.half};
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
