import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { features } from './features.ts';
import { Showcase } from './Showcase.tsx';

const [, , reports, sharing] = features;
const play = vi.fn(() => Promise.resolve());

beforeEach(() => {
  play.mockClear();
  history.replaceState(null, '', '/');
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
  Object.assign(Element.prototype, { scrollIntoView() {} });
});

function film(): HTMLVideoElement {
  return screen.getByLabelText<HTMLVideoElement>('Vídeo de demonstração do app');
}

/** The film enters a state, and says so with the event of a browser. */
function enter(state: Partial<HTMLVideoElement>, event: string): void {
  for (const [name, value] of Object.entries(state)) {
    Object.defineProperty(film(), name, { value, configurable: true });
  }
  fireEvent(film(), new Event(event));
}

/** Finds the link of a feature. */
function link({ title }: { title: string }): HTMLElement {
  const links = screen.getAllByRole('link');
  return links.find((link) => link.querySelector('h3')?.textContent === title) ?? document.body;
}

function choose(feature: { title: string }): Promise<void> {
  return userEvent.click(link(feature));
}

test('a feature becomes active, plays, and puts its address into the address bar', async () => {
  render(<Showcase />);
  await choose(reports);
  expect(link(reports)).toHaveAttribute('aria-current', 'true');
  expect(play).toHaveBeenCalledOnce();
  expect(location.search + location.hash).toBe(`?t=${reports.timestamp}#${reports.id}`);
});

test('until a jump is done, the last frame hides the frames of another moment', async () => {
  const drawImage = vi.fn();
  Object.assign(HTMLCanvasElement.prototype, { getContext: () => ({ drawImage }) });
  const { container } = render(<Showcase />);
  const classes = () => container.querySelector('video')?.nextElementSibling?.className;
  film().currentTime = 12;
  enter({}, 'timeupdate');
  const before = classes();
  await choose(sharing);
  expect(classes()).not.toBe(before);
  expect(drawImage).toHaveBeenCalledOnce();
  enter({ readyState: HTMLMediaElement.HAVE_METADATA }, 'loadedmetadata');
  enter({}, 'seeked');
  expect(classes()).toBe(before);
});

test('a play that the browser refuses leaves the film paused', async () => {
  play.mockImplementationOnce(() => {
    enter({ paused: false }, 'play');
    return Promise.reject(new DOMException('no gesture', 'NotAllowedError'));
  });
  render(<Showcase />);
  await choose(sharing);
  expect(screen.getByRole('button', { name: 'Pausar vídeo' })).toBeInTheDocument();
  enter({ paused: true }, 'pause');
  expect(screen.getByRole('button', { name: 'Reproduzir vídeo' })).toBeInTheDocument();
});
