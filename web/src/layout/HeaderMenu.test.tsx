import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { routes } from '../routes.ts';
import { HeaderMenu } from './HeaderMenu.tsx';

// jsdom has no popovers, as Firefox 115 and Safari 16 have none.
beforeEach(() => {
  history.replaceState(null, '', routes.home.path);
  stubMedia();
});

/** Stands in for `matchMedia`, which jsdom lacks; returns what makes the screen wide. */
function stubMedia(): () => void {
  const listeners = new Set<() => void>();
  const wide = {
    matches: false,
    addEventListener: (_type: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_type: string, listener: () => void) => listeners.delete(listener),
  };
  vi.stubGlobal('matchMedia', () => wide);
  return () => {
    wide.matches = true;
    for (const listener of listeners) listener();
  };
}

test('a menu link navigates in a browser without popovers', () => {
  render(<HeaderMenu />);
  // jsdom's own style sheet hides the menu and all that is in it.
  const cancelled = !fireEvent.click(screen.getByRole('link', { name: routes.contact.label, hidden: true }));
  expect(cancelled, 'the browser does not load the page').toBe(true);
  expect(location.pathname).toBe(routes.contact.path);
});

test('a screen that becomes wide does not fail in a browser without popovers', () => {
  const widen = stubMedia();
  render(<HeaderMenu />);
  expect(widen).not.toThrow();
});

test('the focus moves out of the menu in a browser without popovers', () => {
  const failed = vi.fn();
  addEventListener('error', failed);
  render(<HeaderMenu />);
  fireEvent.focusIn(document.body);
  removeEventListener('error', failed);
  expect(failed).not.toHaveBeenCalled();
});
