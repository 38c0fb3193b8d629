import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { duration } from '../../../shared/timeline.ts';
import { features } from './features.ts';
import { SeekBar } from './SeekBar.tsx';

function renderAt(time: number) {
  const onSeek = vi.fn();
  render(<SeekBar now={time} active={features[0]} onSeek={onSeek} />);
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

test.each(['Home', 'End', 'PageUp', 'Tab', 'k'])('%s is left to the browser', (key) => {
  const { onSeek, slider } = renderAt(30);
  expect(fireEvent.keyDown(slider, { key })).toBe(true);
  expect(onSeek).not.toHaveBeenCalled();
});

test.each([
  ['Control', { ctrlKey: true }],
  ['Shift', { shiftKey: true }],
  ['Alt', { altKey: true }],
  ['Meta', { metaKey: true }],
])('an arrow with %s does not seek', (_name, modifier) => {
  const { onSeek, slider } = renderAt(30);
  expect(fireEvent.keyDown(slider, { key: 'ArrowUp', ...modifier })).toBe(true);
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

test('the position is said as a time', () => {
  expect(renderAt(72.4).slider).toHaveAttribute('aria-valuetext', '1:12 de 1:30');
});
