import { Button } from './Button.tsx';

/**
 * Tries again what failed. After a second failure it reloads the page: a new release may have removed files that this one
 * requests. Not offline, where a reload would lose the page.
 */
export function RetryButton({ retried, onRetry }: { retried: boolean; onRetry: () => void }) {
  return retried && navigator.onLine ? (
    <Button onClick={() => location.reload()}>Recarregar a página</Button>
  ) : (
    <Button onClick={onRetry}>Tentar novamente</Button>
  );
}
