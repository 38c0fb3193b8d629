import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach, expect, vi } from 'vitest';

// Where React reports mistakes, such as two children with one key, and jsdom what it lacks.
const errors: unknown[][] = [];
console.error = (...words) => void errors.push(words);

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  expect(errors.splice(0), 'console.error').toEqual([]);
});
