import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { Link, Router } from 'wouter';
import { routes } from '../routes.ts';
import { createAroundNav, usePageArrival } from './navigation.ts';

beforeEach(() => {
  history.replaceState(null, '', routes.home.path);
  vi.spyOn(window, 'scrollTo').mockReturnValue();
});

function Page() {
  usePageArrival();
  return (
    <main>
      <h1 tabIndex={-1}>Título</h1>
      <section id="seção" tabIndex={-1} />
      <Link href={routes.about.path}>Sobre</Link>
      <Link href={routes.home.path}>Home</Link>
      <Link href={`${routes.home.path}#se%C3%A7%C3%A3o`}>Seção</Link>
    </main>
  );
}

function renderPage(load: (path: string) => Promise<unknown> | undefined = () => undefined): void {
  render(
    <Router aroundNav={createAroundNav(load)}>
      <Page />
    </Router>,
  );
}

const follow = (name: string) => fireEvent.click(screen.getByRole('link', { name }));

test('the first page keeps the focus where it is', () => {
  renderPage();
  expect(document.body).toHaveFocus();
});

test('a link to a fragment scrolls to its element and focuses it', () => {
  const scrollIntoView = vi.fn();
  Element.prototype.scrollIntoView = scrollIntoView;
  renderPage();
  follow('Seção');
  const section = document.getElementById('seção');
  expect(section).toHaveFocus();
  expect(scrollIntoView.mock.contexts).toEqual([section]);
});

test('another link replaces a navigation that is still loading', async () => {
  const loading = Promise.resolve();
  renderPage((path) => (path === routes.about.path ? loading : undefined));
  follow('Sobre');
  follow('Home');
  await act(() => loading);
  expect(location.pathname).toBe(routes.home.path);
});
