import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { features } from './features.ts';
import { Showcase } from './Showcase.tsx';

const [, , reports] = features;
const play = vi.fn(async () => {});
const drawImage = vi.fn();

beforeEach(() => {
  // jsdom has neither playback nor a layout.
  Object.assign(HTMLMediaElement.prototype, { play });
  Object.assign(HTMLCanvasElement.prototype, { getContext: () => ({ drawImage }) });
  Object.assign(Element.prototype, { scrollIntoView() {} });
  history.replaceState(null, '', '/');
});

const film = () => screen.getByLabelText<HTMLVideoElement>('Vídeo de demonstração do app');
const featureLink = ({ title }: { title: string }) =>
  screen.getByRole('heading', { name: title }).closest('a') ?? document.body;

/** The film's element comes to a second, as in playing. */
function reach(second: number): void {
  film().currentTime = second;
  fireEvent.timeUpdate(film());
}

test('a chosen feature becomes active, plays behind the last frame and enters the address bar', async () => {
  render(<Showcase />);
  const cover = film().nextElementSibling;
  reach(12);
  const uncovered = cover?.className;

  const link = featureLink(reports);
  await userEvent.click(link);
  expect(link).toHaveAttribute('aria-current', 'true');
  expect(play).toHaveBeenCalledOnce();
  expect(cover?.className).not.toBe(uncovered);
  expect(drawImage).toHaveBeenCalledOnce();
  expect(location.search + location.hash).toBe(`?t=${reports.timestamp}#${reports.id}`);

  expect(link).toHaveProperty('href', location.href);
  // jsdom would load the page.
  addEventListener('click', (event) => event.preventDefault(), { once: true });
  fireEvent.click(link, { ctrlKey: true });
  expect(play, 'by a click that asks for a new tab').toHaveBeenCalledOnce();
  await userEvent.click(featureLink(features[0]));
  expect(drawImage, 'before the first jump is done').toHaveBeenCalledOnce();
});

test('the film is played before its second is remembered', () => {
  const calls: string[] = [];
  play.mockImplementationOnce(async () => void calls.push('play'));
  render(<Showcase />);
  const { replaceState } = history;
  const remember = vi.spyOn(history, 'replaceState').mockImplementation((...change) => {
    calls.push('remember');
    replaceState.apply(history, change);
  });
  // At once: 300 ms after a jump its second is remembered again.
  fireEvent.click(featureLink(reports));
  expect(calls.slice(0, 2)).toEqual(['play', 'remember']);
  expect(drawImage, 'over the poster').not.toHaveBeenCalled();
  expect(remember).toHaveBeenCalledOnce();
});

test('the play button keeps its name, so that the state alone is news, and is pressed while the film plays', () => {
  render(<Showcase />);
  const button = screen.getByRole('button', { name: 'Reproduzir vídeo', pressed: false });
  Object.defineProperty(film(), 'paused', { value: false });
  fireEvent.playing(film());
  expect(button).toHaveAttribute('aria-pressed', 'true');
  expect(button).toHaveAccessibleName('Reproduzir vídeo');
});

test('the film is a stop for Tab while it has the browser’s controls alone', () => {
  const html = renderToString(<Showcase />);
  expect(html).toContain('<video');
  expect(html).not.toMatch(/<video[^>]*tabindex/i);
  render(<Showcase />);
  expect(film()).toHaveAttribute('tabindex', '-1');
});

test('over a reload, a browser restores nothing of the controls that wait for the script', () => {
  vi.stubGlobal('FILM_HAS_SOUND', true);
  const served = document.createElement('div');
  served.innerHTML = renderToString(<Showcase />);
  const waiting = [...served.querySelectorAll(':disabled')];
  expect(waiting.map((control) => control.getAttribute('autocomplete'))).toEqual(['off', 'off', 'off', 'off']);
});

test('a page that is left takes its film out of picture-in-picture, where the browser supports it', () => {
  const exit = vi.fn(async () => {});
  const { unmount } = render(<Showcase />);
  Object.assign(document, { exitPictureInPicture: exit });
  onTestFinished(() => void Reflect.deleteProperty(document, 'exitPictureInPicture'));
  unmount();
  expect(exit).toHaveBeenCalledOnce();
});

test('a fragment that enters the address bar chooses its feature, whatever second the address had, and plays nothing', () => {
  history.replaceState(null, '', `/?t=${features[0].timestamp}`);
  render(<Showcase />);
  history.replaceState(null, '', `#${reports.id}`);
  fireEvent(window, new Event('hashchange'));
  expect(featureLink(reports)).toHaveAttribute('aria-current', 'true');
  expect(history.state.second).toBe(reports.timestamp);
  expect(play).not.toHaveBeenCalled();
});

test.each([
  [0, 1],
  [200, 0],
])('an address with a second moves a visitor who is %i px from the top %i times', (scrolled, times) => {
  const scrollIntoView = vi.spyOn(Element.prototype, 'scrollIntoView');
  vi.stubGlobal('scrollY', scrolled);
  history.replaceState(null, '', `/?t=${reports.timestamp}`);
  render(<Showcase />);
  expect(scrollIntoView).toHaveBeenCalledTimes(times);
});
