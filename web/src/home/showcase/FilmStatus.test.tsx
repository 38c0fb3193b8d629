import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FilmStatus } from './FilmStatus.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

test('the live region is in the tree while it is empty', () => {
  render(<FilmStatus waiting={false} failed={false} />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('a wait is said after 300 ms, and taken back when it ends', () => {
  const { rerender } = render(<FilmStatus waiting failed={false} />);
  wait(299);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  wait(1);
  expect(screen.getByRole('status')).toHaveTextContent('Carregando o vídeo…');
  rerender(<FilmStatus waiting={false} failed={false} />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('short waits one after another are not said', () => {
  const { rerender } = render(<FilmStatus waiting failed={false} />);
  for (let seek = 0; seek < 3; seek++) {
    wait(200);
    rerender(<FilmStatus waiting={false} failed={false} />);
    rerender(<FilmStatus waiting failed={false} />);
  }
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('a failure is said at once', () => {
  render(<FilmStatus waiting={false} failed />);
  expect(screen.getByRole('status')).toHaveTextContent('Não foi possível carregar o vídeo.');
  expect(screen.getByRole('link', { name: 'Leia a transcrição' })).toHaveAttribute('href', '#transcricao');
});
