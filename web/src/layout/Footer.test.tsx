import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { legal, navigation } from '../routes.ts';
import { mailtoUrl, site, storeUrl } from '../site.ts';
import { Footer } from './Footer.tsx';

declare const BUILD_YEAR: number;

const visit = (year: number) => vi.setSystemTime(new Date(year, 5, 1));

test('the prerendered footer has the year of the build', () => {
  visit(2031);
  expect(renderToString(<Footer />).replaceAll('<!-- -->', '')).toContain(`© ${BUILD_YEAR} ${site.name}`);
  vi.useRealTimers();
});

test("a visitor's footer has the year of the visit", () => {
  visit(2031);
  render(<Footer />);
  expect(screen.getByText(new RegExp(`© 2031 ${site.name}`))).toBeInTheDocument();
  vi.useRealTimers();
});

test('has four columns', () => {
  render(<Footer />);
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Sobre',
    'Links Rápidos',
    'Legal',
    'Contato',
  ]);
});

test('links the pages, the store, the e-mail and the profiles', () => {
  render(<Footer />);
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual([
    ...navigation.map(({ path }) => path),
    storeUrl,
    ...legal.map(({ path }) => path),
    mailtoUrl,
    ...site.profiles.map(({ url }) => url),
  ]);
});
