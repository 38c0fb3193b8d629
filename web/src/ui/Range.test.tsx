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

test('arrow keys move it by its own step within its bounds, or by the browser’s', () => {
  const onValue = vi.fn();
  const { rerender } = render(<Slider value={98} max={100} keyStep={5} onValue={onValue} />);
  const slider = screen.getByRole('slider');
  const left = () => fireEvent.keyDown(slider, { key: 'ArrowLeft' });
  expect(left(), 'that the browser moves it').toBe(false);
  fireEvent.keyDown(slider, { key: 'ArrowUp' });
  expect(onValue.mock.calls).toEqual([[93], [100]]);
  fireEvent.keyDown(slider, { key: 'ArrowLeft', shiftKey: true });
  fireEvent.keyDown(slider, { key: 'Home' });
  rerender(<Slider value={98} max={100} onValue={onValue} />);
  expect(left(), 'that the browser moves it').toBe(true);
  expect(onValue).toHaveBeenCalledTimes(2);
});
