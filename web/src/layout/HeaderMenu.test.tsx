import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { routes } from '../routes.ts';
import { HeaderMenu } from './HeaderMenu.tsx';

// jsdom has no popovers, as Firefox 115 and Safari 16 have none.
test('in a browser without popovers a menu link navigates, and neither focus nor a wide screen fails', () => {
  history.replaceState(null, '', routes.home.path);
  let widen = () => {};
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: (_type: string, listener: () => void) => {
      widen = listener;
    },
  }));
  const failed = vi.fn();
  addEventListener('error', failed);
  render(<HeaderMenu />);
  fireEvent.focusIn(document.body);
  expect(widen).not.toThrow();
  // jsdom's own style sheet hides the menu and all that is in it.
  const cancelled = !fireEvent.click(screen.getByRole('link', { name: routes.contact.label, hidden: true }));
  removeEventListener('error', failed);
  expect(failed).not.toHaveBeenCalled();
  expect(cancelled, 'the browser does not load the page').toBe(true);
  expect(location.pathname).toBe(routes.contact.path);
});
