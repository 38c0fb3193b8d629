import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { Link, Router } from 'wouter';
import { routes } from '../routes.ts';
import { useNavigation } from './navigation.ts';

beforeEach(() => {
  history.replaceState(null, '', routes.home.path);
  vi.spyOn(window, 'scrollTo').mockReturnValue();
});

function Site() {
  const [path, aroundNav] = useNavigation();
  return (
    <Router aroundNav={aroundNav}>
      <main>
        <h1 tabIndex={-1}>{path}</h1>
        <section id="seção" tabIndex={-1} />
        <Link href={`${routes.home.path}#se%C3%A7%C3%A3o`}>Seção</Link>
      </main>
    </Router>
  );
}

test('the first page keeps the focus where it is; a link to a fragment scrolls to its element and focuses it', () => {
  const scrollIntoView = vi.fn();
  Element.prototype.scrollIntoView = scrollIntoView;
  render(<Site />);
  expect(document.body).toHaveFocus();
  fireEvent.click(screen.getByRole('link'));
  const section = document.getElementById('seção');
  expect(section).toHaveFocus();
  expect(scrollIntoView.mock.contexts).toEqual([section]);
});
