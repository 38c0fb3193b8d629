import { css, cx } from '@linaria/core';
import type { Joint } from '../../../shared/patients.ts';
import { container } from '../../styles/media.ts';
import { screenOnly } from '../../styles/screenOnly.ts';
import { color, text } from '../../styles/tokens.ts';

/** The view of a drawing that shows each joint. */
const drawings: Record<Joint, string> = {
  Ombro: 'atlas-shoulder.svg#ombro',
  Cotovelo: 'atlas-elbow.svg#cotovelo',
  Punho: 'atlas-elbow.svg#punho',
  Quadril: 'atlas-hip.svg#quadril',
  Joelho: 'atlas-knee.svg#joelho',
  Tornozelo: 'atlas-ankle.svg#tornozelo',
};

/** The joints that the app measures, one of them chosen: a drawing of the app's first step. */
export function JointChoice({ chosen }: { chosen: Joint }) {
  return (
    <ul className={cx(discs, screenOnly)} aria-hidden="true">
      {Object.entries(drawings).map(([joint, drawing]) => (
        <li key={joint} className={joint === chosen ? chosenDisc : undefined}>
          <img src={`/${drawing}`} alt="" width="96" height="96" fetchPriority="low" />
          <span>{joint}</span>
        </li>
      ))}
    </ul>
  );
}

const discs = css`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 0.25rem 0.5rem;
  padding: 0 4% 2% 0;
  color: ${color.muted};
  font-size: min(${text.label}, 3.6vw);
  line-height: 1.3;

  img {
    width: 84%;
    height: auto;
    aspect-ratio: 1;
    margin-bottom: 0.25rem;
    border: 1px solid ${color.border};
    border-radius: 50%;
  }

  /* Clear of the words above, where the step beside it is so low. */
  ${container.twoColumns} {
    img {
      width: 78%;
    }
  }
`;

const chosenDisc = css`
  color: ${color.brandStrong};
  font-weight: 600;

  img {
    outline: 2.5px solid ${color.brand};
    outline-offset: 2px;
  }
`;
