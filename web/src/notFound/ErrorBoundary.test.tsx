import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { Crash } from './Crash.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';

let broken: boolean;

beforeEach(() => {
  broken = true;
  // React reports what the boundary catches.
  vi.spyOn(console, 'error').mockReturnValue();
});

function Page({ name }: { name: string }) {
  if (broken) throw new Error('broken');
  return <h1 tabIndex={-1}>{name}</h1>;
}

function Site({ page }: { page: string }) {
  return (
    <main>
      <ErrorBoundary key={page} fallback={(retry) => <Crash onRetry={retry} />}>
        <Page name={page} />
      </ErrorBoundary>
    </main>
  );
}

const heading = () => screen.getByRole('heading', { level: 1 });
const retry = () => userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));

test('a page that throws is replaced by the error screen, without a 404', () => {
  render(<Site page="Início" />);
  expect(heading()).toHaveTextContent('Unexpected Application Error!');
  expect(screen.getByRole('link', { name: 'Voltar à página inicial' })).toHaveAttribute('href', '/');
  expect(screen.queryByText(/404/)).not.toBeInTheDocument();
});

test('a retry renders the page anew and focuses its heading', async () => {
  render(<Site page="Início" />);
  broken = false;
  await retry();
  expect(heading()).toHaveTextContent('Início');
  expect(heading()).toHaveFocus();
});

test('a retry that throws again shows the error screen again', async () => {
  render(<Site page="Início" />);
  await retry();
  expect(heading()).toHaveTextContent('Unexpected Application Error!');
});

test('a crash of a page that was shown moves the focus to the error screen', () => {
  broken = false;
  const { rerender } = render(<Site page="Início" />);
  broken = true;
  rerender(<Site page="Início" />);
  expect(heading()).toHaveTextContent('Unexpected Application Error!');
  expect(heading()).toHaveFocus();
});

test('another page is rendered after one has thrown', () => {
  const { rerender } = render(<Site page="Início" />);
  broken = false;
  rerender(<Site page="Sobre" />);
  expect(heading()).toHaveTextContent('Sobre');
});
