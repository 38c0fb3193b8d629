import { css } from '@linaria/core';
import { routes } from '../routes.ts';
import { space } from '../styles/tokens.ts';
import { Button, buttonClass } from '../ui/Button.tsx';
import { ErrorScreen } from './ErrorScreen.tsx';

/** What takes the place of a page that throws. The link home is a plain one: it loads the whole page anew. */
export function Crash({ onRetry }: { onRetry: () => void }) {
  return (
    <ErrorScreen>
      <p>Algo deu errado ao mostrar esta página.</p>
      <div className={actions}>
        <Button onClick={onRetry}>Tentar novamente</Button>
        <a href={routes.home.path} className={buttonClass('outline')}>
          Voltar à página inicial
        </a>
      </div>
    </ErrorScreen>
  );
}

const actions = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.x2};
  margin-top: ${space.x2};
`;
