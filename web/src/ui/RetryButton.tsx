import { Button } from './Button.tsx';

/** Tries again. After a second failure it reloads the page, as a new release may have removed files. Not offline. */
export function RetryButton({ retried, onRetry }: { retried: boolean; onRetry: () => void }) {
  return retried && navigator.onLine ? (
    <Button onClick={() => location.reload()}>Recarregar a página</Button>
  ) : (
    <Button onClick={onRetry}>Tentar novamente</Button>
  );
}
