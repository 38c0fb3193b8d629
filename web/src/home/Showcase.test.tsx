import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { features } from './content.ts';
import { featureAt, requestedSecond, Showcase } from './Showcase.tsx';

const play = vi.fn(() => Promise.resolve());

beforeEach(() => {
  play.mockClear();
  // jsdom has neither playback nor a layout.
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  Object.assign(HTMLMediaElement.prototype, { play, scrollIntoView: () => {} });
});

function film(): HTMLVideoElement {
  return screen.getByLabelText<HTMLVideoElement>('Vídeo de demonstração do app');
}

function loadMetadata(): void {
  Object.defineProperty(film(), 'readyState', { value: HTMLMediaElement.HAVE_METADATA });
  fireEvent.loadedMetadata(film());
}

test('the features keep their seconds', () => {
  expect(features.map(({ timestamp }) => timestamp)).toEqual([36, 36, 60, 72]);
});

test('a feature chosen before the metadata plays in the click and seeks once they are there', async () => {
  render(<Showcase />);
  await userEvent.click(screen.getByRole('button', { name: /Relatórios detalhados/ }));
  expect(play).toHaveBeenCalledOnce();
  expect(film().currentTime).toBe(0);
  loadMetadata();
  expect(film().currentTime).toBe(60);
});

test('of several features chosen before the metadata the last one wins', async () => {
  render(<Showcase />);
  await userEvent.click(screen.getByRole('button', { name: /Relatórios detalhados/ }));
  await userEvent.click(screen.getByRole('button', { name: /Compartilhamento/ }));
  loadMetadata();
  expect(film().currentTime).toBe(72);
});

test('a play that the browser refuses leaves the film paused', async () => {
  play.mockImplementationOnce(() => Promise.reject(new DOMException('no gesture', 'NotAllowedError')));
  render(<Showcase />);
  await userEvent.click(screen.getByRole('button', { name: /Compartilhamento/ }));
  expect(screen.getByRole('button', { name: 'Reproduzir vídeo' })).toBeInTheDocument();
});

test.each([
  ['?t=60', 60],
  ['?t=0', 0],
  ['?t=36.5', 36.5],
  ['?t=90', 90],
  ['?t=90.1', undefined],
  ['?t=-1', undefined],
  ['?t=', undefined],
  ['?t=abc', undefined],
  ['?t=Infinity', undefined],
  ['', undefined],
])('%s asks for second %s', (search, want) => {
  expect(requestedSecond(search)).toBe(want);
});

test.each([
  [0, '', 'goniometria'],
  [36, '', 'goniometria'],
  [36, 'metodo', 'metodo'],
  [59.9, '', 'goniometria'],
  [60, '', 'relatorios'],
  [60, 'metodo', 'relatorios'],
  [90, '', 'compartilhamento'],
])('at %s s with the fragment %j the active feature is %s', (seconds, id, want) => {
  expect(featureAt(seconds, id).id).toBe(want);
});
