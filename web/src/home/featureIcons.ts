import { Activity, Ruler, Share2, Waypoints } from 'lucide-react';

/** The icons of the features, which `content.ts` names: the build reads that file too, and draws nothing. */
export const featureIcons = { Activity, Ruler, Share2, Waypoints };

export type FeatureIcon = keyof typeof featureIcons;
