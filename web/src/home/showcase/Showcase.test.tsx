import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { features } from './features.ts';
import { Showcase } from './Showcase.tsx';

test('a chosen feature becomes active, plays behind the last frame and enters the address bar, but not by a click for a new tab', async () => {
  const [, , reports] = features;
  const play = vi.fn(async () => {});
  const drawImage = vi.fn();
  // jsdom has neither playback nor a layout.
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  Object.assign(HTMLMediaElement.prototype, { play });
  Object.assign(HTMLCanvasElement.prototype, { getContext: () => ({ drawImage }) });
  Object.assign(Element.prototype, { scrollIntoView() {} });
  history.replaceState(null, '', '/');
  render(<Showcase />);
  const film = screen.getByLabelText<HTMLVideoElement>('Vídeo de demonstração do app');
  const cover = film.nextElementSibling;
  film.currentTime = 12;
  fireEvent.timeUpdate(film);
  const uncovered = cover?.className;

  const link = screen.getByRole('heading', { name: reports.title }).closest('a') ?? document.body;
  await userEvent.click(link);
  expect(link).toHaveAttribute('aria-current', 'true');
  expect(play).toHaveBeenCalledOnce();
  expect(cover?.className).not.toBe(uncovered);
  expect(drawImage).toHaveBeenCalledOnce();
  expect(location.search + location.hash).toBe(`?t=${reports.timestamp}#${reports.id}`);

  expect(link).toHaveAttribute('href', location.pathname + location.search + location.hash);
  // jsdom would load the page.
  addEventListener('click', (event) => event.preventDefault(), { once: true });
  fireEvent.click(link, { ctrlKey: true });
  expect(play, 'by a click that asks for a new tab').toHaveBeenCalledOnce();
});
