import { Button } from './Button.tsx';

interface RetryButtonProps {
  /** Whether another try has failed, too. */
  retried: boolean;
  onRetry: () => void;
}

/** Tries again what failed. After a second failure it reloads the page: a new release may have removed files that this one requests. */
export function RetryButton({ retried, onRetry }: RetryButtonProps) {
  return retried ? (
    <Button onClick={() => location.reload()}>Recarregar a página</Button>
  ) : (
    <Button onClick={onRetry}>Tentar novamente</Button>
  );
}
