import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useRememberedState } from './remembered.ts';

const isNumber = (kept: unknown) => typeof kept === 'number';

function Counter() {
  const [count, setCount] = useRememberedState('count', 0, isNumber);
  return (
    <>
      <output>{count}</output>
      <button type="button" onPointerEnter={() => setCount(count + 1)}>
        one more
      </button>
    </>
  );
}

beforeEach(() => {
  vi.useFakeTimers();
  history.replaceState(null, '');
});

const count = (times: number) => {
  for (let time = 0; time < times; time++) fireEvent.pointerEnter(screen.getByRole('button'));
};

test('a change is remembered once it rests, and of many the last', () => {
  const replaceState = vi.spyOn(history, 'replaceState');
  render(<Counter />);
  act(() => vi.advanceTimersByTime(1000));
  expect(replaceState, 'the first value').not.toHaveBeenCalled();
  for (let time = 0; time < 20; time++) {
    count(1);
    act(() => vi.advanceTimersByTime(299));
  }
  expect(replaceState).not.toHaveBeenCalled();
  act(() => vi.advanceTimersByTime(1));
  expect(history.state).toEqual({ count: 20 });
  expect(replaceState).toHaveBeenCalledOnce();
});

test('after the page is left, nothing more is remembered', () => {
  const { unmount } = render(<Counter />);
  count(3);
  unmount();
  vi.advanceTimersByTime(2000);
  expect(history.state).toBeNull();
});

test('what the entry remembers comes back, unless it is of another kind, beside what others remember', () => {
  history.replaceState({ count: 4, other: 'kept' }, '');
  const { unmount } = render(<Counter />);
  expect(screen.getByRole('status')).toHaveTextContent('4');
  count(1);
  act(() => vi.advanceTimersByTime(1000));
  expect(history.state).toEqual({ count: 5, other: 'kept' });
  unmount();
  history.replaceState({ count: 'four' }, '');
  render(<Counter />);
  expect(screen.getByRole('status')).toHaveTextContent('0');
});

test('a browser that refuses another change stops nothing', () => {
  render(<Counter />);
  vi.spyOn(history, 'replaceState').mockImplementationOnce(() => {
    throw new DOMException('too many', 'SecurityError');
  });
  count(1);
  act(() => vi.advanceTimersByTime(1000));
  expect(screen.getByRole('status')).toHaveTextContent('1');
});
