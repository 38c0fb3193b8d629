import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { routes } from '../routes.ts';
import { NavLink } from './NavLink.tsx';

beforeEach(() => history.replaceState(null, '', routes.home.path));

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'a click with %o is left to the browser',
  (modifier) => {
    // Reads whether the link has cancelled the click, and then cancels it: jsdom would load the page.
    let cancelled: boolean | undefined;
    const onClick = (event: MouseEvent) => {
      cancelled = event.defaultPrevented;
      event.preventDefault();
    };
    addEventListener('click', onClick, { once: true });
    render(<NavLink route={routes.about} />);
    fireEvent.click(screen.getByRole('link'), modifier);
    expect(cancelled).toBe(false);
    expect(location.pathname).toBe(routes.home.path);
  },
);

test('the current page is marked, and no other', () => {
  render(Object.values(routes).map((route) => <NavLink key={route.path} route={route} />));
  const marked = screen.getAllByRole('link').map((link) => link.getAttribute('aria-current'));
  expect(marked).toEqual(Object.values(routes).map(({ path }) => (path === routes.home.path ? 'page' : null)));
});
