import { css } from '@linaria/core';
import { appName } from '../../shared/appName.ts';
import { container, space, type } from '../styles/rules.ts';
import { supplier } from '../supplier.ts';
import { BoundText } from '../ui/BoundText.tsx';
import { useClientValue } from '../ui/useClientValue.ts';
import { Mark } from './Mark.tsx';

/** The end of the footer: the copyright line, and who offers the app. */
export function Imprint() {
  const built = Number(BUILD_DAY.slice(0, 4));
  const year = useClientValue(() => Math.max(built, new Date().getFullYear()), built); // A clock may be years behind.
  return (
    <div className={imprint}>
      <Mark size={26} />
      <div>
        <p>{`© ${year} ${appName}. Todos os direitos reservados.`}</p>
        <p className={offeredBy}>
          <BoundText>{`${supplier}.`}</BoundText>
        </p>
      </div>
    </div>
  );
}

const imprint = css`
  display: flex;
  gap: 0.75rem;
  padding: ${space.x4} ${space.pad} ${space.x3};
  ${type.mutedNote}
  overflow-wrap: anywhere;

  ${container.phone} {
    svg {
      display: none;
    }
  }
`;

const offeredBy = css`
  margin-top: ${space.half};
`;
