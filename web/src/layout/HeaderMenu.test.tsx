import { act, createEvent, fireEvent, render, screen } from '@testing-library/react';
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

/** Gives the menu the popover method that jsdom lacks. */
function stubHidePopover() {
  const hidePopover = vi.fn(() => toggle(menu(), 'closed'));
  Object.assign(menu(), { hidePopover });
  return hidePopover;
}

function toggle(menu: HTMLElement, newState: 'open' | 'closed'): void {
  const event = Object.assign(createEvent('toggle', menu), { newState });
  fireEvent(menu, event);
}

// jsdom's own style sheet hides the menu and all that is in it.
const menu = () => screen.getByRole('navigation', { hidden: true }).parentElement as HTMLElement;
const contactLink = () => screen.getByRole('link', { name: routes.contact.label, hidden: true });

test('a menu link navigates in a browser without popovers', () => {
  render(<HeaderMenu />);
  const cancelled = !fireEvent.click(contactLink());
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

test('the button names what it does and says whether the menu is open', () => {
  render(<HeaderMenu />);
  expect(screen.getByRole('button', { name: 'Abrir menu', expanded: false })).toBeInTheDocument();
  toggle(menu(), 'open');
  expect(screen.getByRole('button', { name: 'Fechar menu', expanded: true })).toBeInTheDocument();
});

test.each([
  ['choosing a link', () => fireEvent.click(contactLink())],
  ['moving the focus out of the menu', () => fireEvent.focusIn(document.body)],
])('%s closes the menu', (_name, leave) => {
  render(<HeaderMenu />);
  const hidePopover = stubHidePopover();
  toggle(menu(), 'open');
  leave();
  expect(hidePopover).toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Abrir menu', expanded: false })).toBeInTheDocument();
});

test('a screen that becomes wide closes the menu', () => {
  const widen = stubMedia();
  render(<HeaderMenu />);
  const hidePopover = stubHidePopover();
  act(widen);
  expect(hidePopover).toHaveBeenCalledOnce();
});

test('moving the focus within the menu keeps the menu open', () => {
  render(<HeaderMenu />);
  const hidePopover = stubHidePopover();
  fireEvent.focusIn(contactLink());
  expect(hidePopover).not.toHaveBeenCalled();
});
