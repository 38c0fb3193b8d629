import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { duration } from '../../../shared/shownFilm.ts';
import { clock } from './clock.ts';
import { SeekBar } from './SeekBar.tsx';

const toggle = () => {};

function renderAt(time: number) {
  const onSeek = vi.fn();
  render(<SeekBar film={{ playing: false, time, seek: onSeek, toggle }} now={time} />);
  return { onSeek, slider: screen.getByRole('slider', { name: 'Posição do vídeo' }) };
}

test.each([
  ['ArrowRight', 20, 25],
  ['ArrowUp', 20, 25],
  ['ArrowLeft', 20, 15],
  ['ArrowDown', 20, 15],
  ['ArrowLeft', 2, 0],
  ['ArrowRight', duration - 2, duration],
])('%s at %i s seeks to %i s', (key, time, want) => {
  const { onSeek, slider } = renderAt(time);
  const untouched = fireEvent.keyDown(slider, { key });
  expect(onSeek).toHaveBeenCalledExactlyOnceWith(want);
  expect(untouched).toBe(false);
});

test.each([
  [0, '0:00'],
  [9.99, '0:09'],
  [20, '0:20'],
  [duration, clock(duration)],
])('the position of %s s is said as %s', (time, words) => {
  expect(renderAt(time).slider).toHaveAttribute('aria-valuetext', `${words} de ${clock(duration)}`);
});

/** A slider of a film that has played to second 10, and what brings the film to another second. */
function renderPlaying() {
  const onSeek = vi.fn();
  const { container, rerender } = render(<SeekBar film={{ playing: true, time: 0, seek: onSeek, toggle }} now={0} />);
  const reach = (now: number, playing = true) =>
    rerender(<SeekBar film={{ playing, time: now, seek: onSeek, toggle }} now={now} />);
  reach(10);
  const drawn = () => container.querySelectorAll('line')[1]?.getAttribute('x2');
  return { onSeek, reach, drawn, slider: screen.getByRole('slider') };
}

/** Stands in for jsdom, in which nothing matches `:focus-visible`. */
function focusByKeyboard(slider: HTMLElement) {
  vi.spyOn(slider, 'matches').mockImplementation(() => slider === document.activeElement);
  act(() => slider.focus());
}

test('the keyboard’s focus holds the value of a film that plays, until a key or a pause', () => {
  const { onSeek, reach, drawn, slider } = renderPlaying();
  focusByKeyboard(slider);
  const line = drawn();
  reach(20);
  expect(slider).toHaveAttribute('aria-valuetext', `0:10 de ${clock(duration)}`);
  expect(slider).toHaveValue('10');
  expect(drawn()).not.toBe(line);

  fireEvent.keyDown(slider, { key: 'ArrowRight' });
  expect(onSeek).toHaveBeenCalledExactlyOnceWith(25);
  reach(25);
  expect(slider).toHaveAttribute('aria-valuetext', `0:25 de ${clock(duration)}`);
  reach(30);
  expect(slider).toHaveValue('25');

  fireEvent.keyDown(slider, { key: 'PageUp' });
  expect(slider, 'from where the browser moves it').toHaveValue('30');
  fireEvent.input(slider, { target: { value: '27' } });
  expect(onSeek).toHaveBeenLastCalledWith(27);

  reach(28);
  expect(slider).toHaveValue('27');
  reach(29, false);
  expect(slider, 'after a pause').toHaveValue('29');
});

test('a finger that scrolls from the bar while it sweeps leaves the second that was chosen', () => {
  const onSeek = vi.fn();
  render(<SeekBar film={{ playing: true, time: 60, seek: onSeek, toggle }} now={30} />);
  fireEvent.pointerDown(screen.getByRole('slider'));
  fireEvent.pointerCancel(screen.getByRole('slider'));
  expect(onSeek).toHaveBeenCalledExactlyOnceWith(60);
});

test('the value follows again once the focus has left', () => {
  const { reach, slider } = renderPlaying();
  focusByKeyboard(slider);
  act(() => slider.blur());
  reach(20);
  expect(slider).toHaveValue('20');
});

test('a drag moves a slider that has the keyboard’s focus', () => {
  const { onSeek, reach, slider } = renderPlaying();
  focusByKeyboard(slider);
  fireEvent.input(slider, { target: { value: '28' } });
  expect(onSeek).toHaveBeenCalledExactlyOnceWith(28);
  reach(28);
  expect(slider).toHaveValue('28');
});

test('a pointer’s focus holds the words, until it moves the value or the film pauses', () => {
  const { reach, slider } = renderPlaying();
  vi.spyOn(slider, 'matches').mockImplementation((selector) => selector === ':focus');
  act(() => slider.focus());
  reach(20);
  expect(slider).toHaveValue('20');
  expect(slider).toHaveAttribute('aria-valuetext', `0:10 de ${clock(duration)}`);
  fireEvent.input(slider, { target: { value: '25' } });
  reach(25);
  expect(slider).toHaveAttribute('aria-valuetext', `0:25 de ${clock(duration)}`);
  reach(27);
  reach(28, false);
  expect(slider).toHaveAttribute('aria-valuetext', `0:28 de ${clock(duration)}`);
});
