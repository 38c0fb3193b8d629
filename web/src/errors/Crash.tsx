import { routes } from '../routes.ts';
import { Button, buttonClass } from '../ui/Button.tsx';
import { ErrorScreen } from './ErrorScreen.tsx';

/** What takes the place of a page that throws. The link home is a plain one: it loads the whole page anew. */
export function Crash({ onRetry }: { onRetry: () => void }) {
  return (
    <ErrorScreen explanation="Algo deu errado ao mostrar esta página.">
      <Button onClick={onRetry}>Tentar novamente</Button>
      <a href={routes.home.path} className={buttonClass('secondary')}>
        Voltar à página inicial
      </a>
    </ErrorScreen>
  );
}
