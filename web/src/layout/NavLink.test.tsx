import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { routes } from '../routes.ts';
import { NavLink } from './NavLink.tsx';

beforeEach(() => history.replaceState(null, '', routes.home.path));

test('a plain click navigates without loading the page', () => {
  render(<NavLink route={routes.about} />);
  const cancelled = !fireEvent.click(screen.getByRole('link'));
  expect(cancelled).toBe(true);
  expect(location.pathname).toBe(routes.about.path);
});

test.each([
  ['the control key', { ctrlKey: true }],
  ['the command key', { metaKey: true }],
  ['the shift key', { shiftKey: true }],
  ['the alt key', { altKey: true }],
  ['the middle button', { button: 1 }],
])('a click with %s is left to the browser', (_name, modifier) => {
  // jsdom would load the page: the test only asks whether the link has cancelled the click.
  let cancelled: boolean | undefined;
  const onClick = (event: MouseEvent) => {
    cancelled = event.defaultPrevented;
    event.preventDefault();
  };
  addEventListener('click', onClick);
  render(<NavLink route={routes.about} />);
  fireEvent.click(screen.getByRole('link'), modifier);
  removeEventListener('click', onClick);
  expect(cancelled).toBe(false);
  expect(location.pathname).toBe(routes.home.path);
});

test('the current page is marked, and no other', () => {
  render(Object.values(routes).map((route) => <NavLink key={route.path} route={route} />));
  const marked = screen.getAllByRole('link').map((link) => link.getAttribute('aria-current'));
  expect(marked).toEqual(Object.values(routes).map(({ path }) => (path === routes.home.path ? 'page' : null)));
});
