import { act, fireEvent, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useInvitation } from './useInvitation.ts';

test.each(['pointerDown', 'wheel', 'keyDown', 'focusIn', 'scroll'] as const)(
  'the invitation ends at once with %s',
  (input) => {
    vi.useFakeTimers();
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
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
