import { css } from '@linaria/core';
import { space } from '../styles/tokens.ts';
import { type Feature, features } from './content.ts';
import { FeatureItem } from './FeatureItem.tsx';

interface FeatureListProps {
  active: Feature;
  onChoose: (feature: Feature) => void;
}

/** The features, of which one is active. */
export function FeatureList({ active, onChoose }: FeatureListProps) {
  return (
    <ol className={list}>
      {features.map((feature) => (
        <FeatureItem key={feature.id} feature={feature} active={feature === active} onChoose={onChoose} />
      ))}
    </ol>
  );
}

const list = css`
  display: grid;
  gap: ${space.x2};
`;
