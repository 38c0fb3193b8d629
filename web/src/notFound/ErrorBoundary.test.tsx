import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ErrorBoundary } from './ErrorBoundary.tsx';

test('a page that throws gives way to the error screen, without claiming a 404', () => {
  // React reports what the boundary catches.
  vi.spyOn(console, 'error').mockReturnValue();
  render(
    <ErrorBoundary>
      <Broken />
    </ErrorBoundary>,
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Unexpected Application Error!');
  expect(screen.getByRole('link', { name: 'Voltar à página inicial' })).toHaveAttribute('href', '/');
  expect(screen.queryByText('404 Not Found')).not.toBeInTheDocument();
});

function Broken(): never {
  throw new Error('broken');
}
