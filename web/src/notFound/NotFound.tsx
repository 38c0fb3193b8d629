import { css } from '@linaria/core';
import { Link } from 'wouter';
import { routes } from '../routes.ts';
import { color, space } from '../styles/tokens.ts';
import { buttonClass } from '../ui/Button.tsx';
import { ErrorScreen } from './ErrorScreen.tsx';
import { NotFoundDrawing } from './NotFoundDrawing.tsx';

/** The page of an unknown address. */
export function NotFound() {
  return (
    <ErrorScreen drawing={<NotFoundDrawing />}>
      <p lang="en" className={code}>
        404 Not Found
      </p>
      <p className={explanation}>
        O endereço não leva a nenhuma página deste site. Ele pode ter sido digitado errado ou ter mudado.
      </p>
      <Link href={routes.home.path} className={buttonClass('primary')}>
        Voltar à página inicial
      </Link>
    </ErrorScreen>
  );
}

const code = css`
  color: ${color.arcText};
  font-variant-numeric: tabular-nums;
  font-weight: 600;
`;

const explanation = css`
  max-width: 36rem;
  margin-bottom: ${space.x2};
`;
