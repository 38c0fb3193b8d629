import type { ReactElement } from 'react';
import { FramedKnee } from './FramedKnee.tsx';
import { Favicon } from './Icons.tsx';
import { NotFound } from './NotFound.tsx';
import { PhoneOnDial } from './PhoneOnDial.tsx';
import { plates } from './plates/plates.ts';
import { reasons } from './reasons.tsx';
import { StraightLeg } from './StraightLeg.tsx';

/** The drawings that `web/public` holds as SVG, by their files' names. */
export const drawings: Record<string, ReactElement> = {
  'favicon.svg': <Favicon />,
  'straight-leg.svg': <StraightLeg />,
  'knee.svg': <FramedKnee />,
  'not-found.svg': <NotFound />,
  'dial.svg': <PhoneOnDial />,
  ...Object.fromEntries(Object.entries({ ...plates, ...reasons }).map(([name, Drawn]) => [name, <Drawn key={name} />])),
};
