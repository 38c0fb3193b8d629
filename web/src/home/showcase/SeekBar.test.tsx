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
  [0, '0:00'],
  [9.99, '0:09'],
  [60, '1:00'],
  [72.4, '1:12'],
])('the position of %s s is said as %s', (time, words) => {
  expect(renderAt(time).slider).toHaveAttribute('aria-valuetext', `${words} de 1:30`);
});
