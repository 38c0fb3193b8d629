import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { duration } from '../../../shared/timeline.ts';
import { SeekBar } from './SeekBar.tsx';

function renderAt(time: number) {
  const onSeek = vi.fn();
  render(<SeekBar now={time} onSeek={onSeek} />);
  return { onSeek, slider: screen.getByRole('slider', { name: 'Posição do vídeo' }) };
}

test.each([
  ['ArrowRight', 30, 35],
  ['ArrowUp', 30, 35],
  ['ArrowLeft', 30, 25],
  ['ArrowDown', 30, 25],
  ['ArrowLeft', 2, 0],
  ['ArrowRight', 88, duration],
])('%s at %i s seeks to %i s', (key, time, want) => {
  const { onSeek, slider } = renderAt(time);
  const untouched = fireEvent.keyDown(slider, { key });
  expect(onSeek).toHaveBeenCalledExactlyOnceWith(want);
  expect(untouched).toBe(false);
});

test.each([
  { key: 'Home' },
  { key: 'End' },
  { key: 'Tab' },
  { key: 'PageUp' },
  { key: 'k' },
  { key: 'ArrowUp', ctrlKey: true },
  { key: 'ArrowUp', shiftKey: true },
  { key: 'ArrowUp', altKey: true },
  { key: 'ArrowUp', metaKey: true },
])('%o is left to the browser', (press) => {
  const { onSeek, slider } = renderAt(30);
  expect(fireEvent.keyDown(slider, press)).toBe(true);
  expect(onSeek).not.toHaveBeenCalled();
});

test.each([
  ['ArrowLeft', { altKey: true }, -1],
  ['ArrowLeft', { metaKey: true }, -1],
  ['ArrowRight', { altKey: true }, 1],
])('%s with %o goes through the history', (key, modifier, want) => {
  const go = vi.spyOn(history, 'go').mockReturnValue();
  const { onSeek, slider } = renderAt(30);
  fireEvent.keyDown(slider, { key, ...modifier });
  expect(go).toHaveBeenCalledExactlyOnceWith(want);
  expect(onSeek).not.toHaveBeenCalled();
});

test.each([
  [0, '0:00'],
  [9.99, '0:09'],
  [60, '1:00'],
  [72.4, '1:12'],
])('the position of %s s is said as %s', (time, words) => {
  expect(renderAt(time).slider).toHaveAttribute('aria-valuetext', `${words} de 1:30`);
});
