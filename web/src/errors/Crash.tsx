import { routes } from '../routes.ts';
import { buttonClass } from '../ui/Button.tsx';
import { RetryButton } from '../ui/RetryButton.tsx';
import type { Failure } from './ErrorBoundary.tsx';
import { ErrorScreen } from './ErrorScreen.tsx';

/** What takes the place of a page that throws. The link home is a plain one: it loads the whole page again. */
export function Crash(failure: Failure) {
  return (
    <ErrorScreen sentence="Algo deu errado ao mostrar esta página.">
      <RetryButton {...failure} />
      <a href={routes.home.path} className={buttonClass('secondary')}>
        Voltar à página inicial
      </a>
    </ErrorScreen>
  );
}
