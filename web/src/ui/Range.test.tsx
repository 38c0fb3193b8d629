import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Slider } from './Range.tsx';

test('a touch that becomes a scroll leaves the value that it found', () => {
  const onValue = vi.fn();
  const { rerender } = render(<Slider value={40} max={100} onValue={onValue} />);
  const slider = screen.getByRole('slider');
  fireEvent.pointerDown(slider);
  rerender(<Slider value={70} max={100} onValue={onValue} />);
  fireEvent.pointerCancel(slider);
  expect(onValue.mock.calls).toEqual([[40]]);
});

test('a cancelled press, also with a second finger beside it, leaves what was set and not what was shown', () => {
  const onValue = vi.fn();
  const { rerender } = render(<Slider set={40} value={60} max={100} onValue={onValue} />);
  const slider = screen.getByRole('slider');
  fireEvent.pointerDown(slider, { pointerId: 1 });
  rerender(<Slider value={70} max={100} onValue={onValue} />);
  fireEvent.pointerDown(slider, { pointerId: 2 });
  fireEvent.pointerCancel(slider, { pointerId: 1 });
  fireEvent.pointerCancel(slider, { pointerId: 2 });
  expect(onValue.mock.calls).toEqual([[40]]);
});

test('arrow keys move it by its own step within its bounds, or by the browser’s', () => {
  const onValue = vi.fn();
  const { rerender } = render(<Slider value={98} max={100} keyStep={5} onValue={onValue} />);
  const slider = screen.getByRole('slider');
  const left = () => fireEvent.keyDown(slider, { key: 'ArrowLeft' });
  expect(left(), 'that the browser moves it').toBe(false);
  fireEvent.keyDown(slider, { key: 'ArrowUp' });
  expect(onValue.mock.calls).toEqual([[93], [100]]);
  rerender(<Slider value={98} max={100} onValue={onValue} />);
  expect(left(), 'that the browser moves it').toBe(true);
  expect(onValue).toHaveBeenCalledTimes(2);
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
  const onValue = vi.fn();
  render(<Slider value={50} max={100} keyStep={5} onValue={onValue} />);
  expect(fireEvent.keyDown(screen.getByRole('slider'), press)).toBe(true);
  expect(onValue).not.toHaveBeenCalled();
});

test.each([
  ['ArrowLeft', { altKey: true }, -1],
  ['ArrowLeft', { metaKey: true }, -1],
  ['ArrowRight', { altKey: true }, 1],
])('%s with %o goes through the history, and does not move it', (key, modifier, want) => {
  const go = vi.spyOn(history, 'go').mockReturnValue();
  const onValue = vi.fn();
  render(<Slider value={50} max={100} keyStep={5} onValue={onValue} />);
  expect(fireEvent.keyDown(screen.getByRole('slider'), { key, ...modifier }), 'that the browser moves it').toBe(false);
  expect(go).toHaveBeenCalledExactlyOnceWith(want);
  expect(onValue).not.toHaveBeenCalled();
});
