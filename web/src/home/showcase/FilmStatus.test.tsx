import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { chapterAt } from '../../../shared/shownFilm.ts';
import { FilmStatus } from './FilmStatus.tsx';

beforeEach(() => void vi.useFakeTimers());

const resting = {
  playing: false,
  waiting: false,
  failed: false,
  unsupported: false,
  retried: false,
  unreachable: undefined,
  screenRefused: false,
  unplayed: false,
};
const waiting = { ...resting, playing: true, waiting: true };

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

test('a wait is said and drawn after 300 ms, and no longer than it lasts', () => {
  const { container, rerender } = render(<FilmStatus film={waiting} onRetry={() => {}} />);
  const turningArc = () => container.querySelector('circle');
  wait(299);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(turningArc()).toBeNull();
  wait(1);
  expect(screen.getByRole('status')).toHaveTextContent('Carregando o vídeo…');
  expect(turningArc()).not.toBeNull();
  rerender(<FilmStatus film={resting} onRetry={() => {}} />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(turningArc()).toBeNull();
});

test('short waits one after another are not said', () => {
  const { rerender } = render(<FilmStatus film={waiting} onRetry={() => {}} />);
  for (let seek = 0; seek < 3; seek++) {
    wait(200);
    rerender(<FilmStatus film={resting} onRetry={() => {}} />);
    rerender(<FilmStatus film={waiting} onRetry={() => {}} />);
  }
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('a failure is said at once', () => {
  render(<FilmStatus film={{ ...resting, failed: true }} onRetry={() => {}} />);
  expect(screen.getByRole('status')).toHaveTextContent('O vídeo não carregou.');
  expect(screen.getByRole('link', { name: 'Leia a transcrição' })).toHaveAttribute('href', '#transcricao');
});

test('a browser that cannot decode the film leads to its file and to the transcript, and offers no try', () => {
  render(<FilmStatus film={{ ...resting, failed: true, unsupported: true }} onRetry={() => {}} />);
  expect(screen.getByRole('status')).toHaveTextContent(/^Seu navegador não suporta o elemento de vídeo\./);
  expect(screen.getAllByRole('link')).toHaveLength(2);
  expect(screen.queryByRole('button')).toBeNull();
});

test('after a failure no choice is said to have been made', () => {
  const choice = { announcement: 'Vídeo em 1:00', onRetry: () => {} };
  const { rerender } = render(<FilmStatus film={resting} {...choice} />);
  expect(screen.getByRole('status')).toHaveTextContent('Vídeo em 1:00');
  rerender(<FilmStatus film={{ ...resting, failed: true }} {...choice} />);
  expect(screen.getByRole('status')).not.toHaveTextContent('Vídeo em 1:00');
});

test('a second failure offers to reload the page, and the transcript still', () => {
  const { rerender } = render(<FilmStatus film={{ ...resting, failed: true }} onRetry={() => {}} />);
  expect(screen.getByRole('button', { name: 'Tentar novamente' })).toBeEnabled();
  rerender(<FilmStatus film={{ ...resting, failed: true, retried: true }} onRetry={() => {}} />);
  expect(screen.getByRole('button')).toHaveTextContent('Recarregar a página');
  expect(screen.getByRole('link', { name: 'Leia a transcrição' })).toBeVisible();
});

test('a second failure without a connection offers another try: the page would not load', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  render(<FilmStatus film={{ ...resting, failed: true, retried: true }} onRetry={() => {}} />);
  expect(screen.getByRole('button')).toHaveTextContent('Tentar novamente');
});

test('of a moment that the film cannot be wound to it says where to read it, and no choice', () => {
  const film = { ...resting, unplayed: true, unreachable: 72 };
  const { container } = render(<FilmStatus film={film} announcement="Vídeo em 1:00" onRetry={() => {}} />);
  expect(screen.getByRole('status')).toHaveTextContent('O vídeo não pôde saltar para este momento.');
  expect(screen.getByRole('status')).not.toHaveTextContent('Vídeo em 1:00');
  const link = screen.getByRole('link', { name: 'Leia esta parte na transcrição' });
  expect(link).toHaveAttribute('href', `#transcricao-${chapterAt(72).id}`);
  expect(container.querySelector('svg'), 'the play mark').toBeNull();
});
