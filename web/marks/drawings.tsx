import type { ReactElement } from 'react';
import { type AtlasJoint, atlas } from '../shared/figure/atlas.ts';
import { HipCloseUp } from './HipCloseUp.tsx';
import { Favicon } from './Icons.tsx';
import { JointOnStage } from './JointOnStage.tsx';
import { NotFound } from './NotFound.tsx';
import { StraightLeg } from './StraightLeg.tsx';

const names = Object.keys(atlas) as AtlasJoint[];

/** The drawings that `web/public` holds as SVG, by their files' names. */
export const drawings: Record<string, ReactElement> = {
  'favicon.svg': <Favicon />,
  'straight-leg.svg': <StraightLeg />,
  'not-found.svg': <NotFound />,
  'hip-close-up.svg': <HipCloseUp />,
  ...Object.fromEntries(names.map((name) => [`atlas-${name}.svg`, <JointOnStage key={name} name={name} />])),
};
