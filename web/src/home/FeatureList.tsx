import { type Feature, features } from './content.ts';
import { FeatureItem } from './FeatureItem.tsx';

interface FeatureListProps {
  active: Feature;
  onChoose: (feature: Feature) => void;
  className: string;
}

/** The features, of which one is active. */
export function FeatureList({ active, onChoose, className }: FeatureListProps) {
  return (
    <ol className={className}>
      {features.map((feature) => (
        <FeatureItem key={feature.id} feature={feature} active={feature === active} onChoose={onChoose} />
      ))}
    </ol>
  );
}
