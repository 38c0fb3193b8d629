import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { App } from './App.tsx';
import { routes } from './routes.ts';

test.each([
  ['throws', () => expect.fail('broken by the test')],
  ['returns nothing', () => undefined],
  ['returns something else', () => [{ name: '' }]],
])('a method of the browser that an extension has replaced by one that %s takes no page away', (_, method) => {
  vi.spyOn(window, 'scrollTo').mockImplementation(method);
  vi.spyOn(performance, 'getEntriesByType').mockImplementation(method as () => []);
  for (const name of ['matchMedia', 'IntersectionObserver']) vi.stubGlobal(name, method);
  Object.assign(document, { exitPictureInPicture: method });
  onTestFinished(() => void Reflect.deleteProperty(document, 'exitPictureInPicture'));
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValueOnce('hidden');

  render(<App served={routes.home.path} />);
  expect(screen.getByRole('heading', { level: 1 })).not.toHaveTextContent('Error');
  fireEvent.click(within(screen.getByRole('contentinfo')).getByRole('link', { name: routes.contact.label }));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(routes.contact.label);
});
