import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { Link, Router } from 'wouter';
import { routes } from '../routes.ts';
import { useNavigation } from './navigation.ts';

beforeEach(() => {
  history.replaceState(null, '', routes.home.path);
  vi.spyOn(window, 'scrollTo').mockReturnValue();
});

function Site({ served = routes.home.path }: { served?: string }) {
  const [path, hook] = useNavigation(served);
  return (
    <Router hook={hook}>
      <main>
        <h1 tabIndex={-1}>{path}</h1>
        <section id="seção" tabIndex={-1} />
        <Link href={`${routes.home.path}#se%C3%A7%C3%A3o`}>Seção</Link>
        <Link href={routes.about.path}>Sobre</Link>
      </main>
    </Router>
  );
}

test('the first page takes no focus; a link to a fragment scrolls to its element and focuses it', () => {
  const scrollIntoView = vi.fn();
  Element.prototype.scrollIntoView = scrollIntoView;
  render(<Site />);
  expect(document.body).toHaveFocus();
  fireEvent.click(screen.getByRole('link', { name: 'Seção' }));
  const section = document.getElementById('seção');
  expect(section).toHaveFocus();
  expect(scrollIntoView.mock.contexts).toEqual([section]);
});

test('a link to another page adds an entry and starts at the top; one to the page shown adds none', () => {
  const scrollTo = vi.spyOn(window, 'scrollTo').mockReturnValue();
  const entries = history.length;
  render(<Site />);
  fireEvent.click(screen.getByRole('link', { name: 'Sobre' }));
  expect(screen.getByRole('heading')).toHaveTextContent(routes.about.path);
  expect(screen.getByRole('heading')).toHaveFocus();
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior: 'instant' });
  expect(history.length).toBe(entries + 1);
  fireEvent.click(screen.getByRole('link', { name: 'Sobre' }));
  expect(history.length, 'after a link to the same page').toBe(entries + 1);
});

test('on Back the page is there at once, and its place is left to the browser', () => {
  const scrollTo = vi.spyOn(window, 'scrollTo').mockReturnValue();
  render(<Site />);
  history.replaceState(null, '', routes.contact.path);
  dispatchEvent(new PopStateEvent('popstate'));
  expect(screen.getByRole('heading')).toHaveTextContent(routes.contact.path);
  expect(scrollTo).not.toHaveBeenCalled();
});

test('the document says which page it is, at any address, and Back leads to it again', () => {
  history.replaceState(null, '', '/copia/privacy.html');
  render(<Site served={routes.privacy.path} />);
  expect(screen.getByRole('heading')).toHaveTextContent(routes.privacy.path);
  fireEvent.click(screen.getByRole('link', { name: 'Sobre' }));
  expect(screen.getByRole('heading')).toHaveTextContent(routes.about.path);
  history.replaceState(null, '', '/copia/privacy.html');
  dispatchEvent(new PopStateEvent('popstate'));
  expect(screen.getByRole('heading')).toHaveTextContent(routes.privacy.path);
});
