import { act, fireEvent, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { steps } from '../../../shared/geometry/geometry.ts';
import { useInvitation } from './useInvitation.ts';

test.each(['pointerDown', 'wheel', 'keyDown', 'focusIn', 'scroll'] as const)(
  'the invitation ends at once with %s',
  (input) => {
    vi.useFakeTimers();
    const drawing = { current: document.createElement('div') };
    const { result } = renderHook(() => useInvitation(drawing, true));
    // To the middle of the movement.
    act(() => vi.advanceTimersByTime(2700));
    expect(result.current[0]).toBeGreaterThan(0);
    act(() => void fireEvent[input](window));
    expect(result.current[0]).toBe(0);
    act(() => vi.advanceTimersByTime(300));
    expect(result.current[0]).toBe(0);
  },
);

test('the knee bends and returns degree by degree, and nothing is rendered between two', () => {
  vi.useFakeTimers();
  const drawing = { current: document.createElement('div') };
  const seen: number[] = [];
  renderHook(() => seen.push(useInvitation(drawing, true)[0]));
  act(() => vi.advanceTimersByTime(10));
  seen.length = 0;
  for (let time = 0; time < 5000; time++) act(() => vi.advanceTimersByTime(1));
  expect(seen).toEqual([...steps(1, 20, 1), ...steps(19, 0, 1)]);
});
