import { css, cx } from '@linaria/core';
import type { Joint } from '../../../shared/patients.ts';
import { color, container, screenOnly, type } from '../../styles/rules.ts';

/** The view of a drawing that shows each joint. */
const drawings: Record<Joint, string> = {
  Ombro: 'atlas-shoulder.svg#ombro',
  Cotovelo: 'atlas-elbow.svg#cotovelo',
  Punho: 'atlas-elbow.svg#punho',
  Quadril: 'atlas-hip.svg#quadril',
  Joelho: 'atlas-knee.svg#joelho',
  Tornozelo: 'atlas-ankle.svg#tornozelo',
};

/** The joints that the app measures, each through a lens: a drawing of the app's first step. */
export function JointChoice() {
  return (
    <ul className={cx(discs, screenOnly)} aria-hidden="true">
      {Object.entries(drawings).map(([joint, drawing]) => (
        <li key={joint}>
          <img src={`/${drawing}`} alt="" width="96" height="96" fetchPriority="low" />
          <span>{joint}</span>
        </li>
      ))}
    </ul>
  );
}

/* Three in a row on a phone, or fewer if a reader's letters are large. */
const discs = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(max(4.5rem, 30%), 1fr));
  gap: 0.5rem;
  padding-bottom: 0.5rem;
  color: ${color.muted};
  ${type.label}

  img {
    width: min(100%, 5rem);
    height: auto;
    aspect-ratio: 1;
    margin-bottom: 0.25rem;
    border: 1px solid ${color.border};
    border-radius: 50%;
  }

  ${container.oneLine} {
    grid-template-columns: repeat(6, minmax(0, 1fr));
  }

  ${container.threeColumns} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;
