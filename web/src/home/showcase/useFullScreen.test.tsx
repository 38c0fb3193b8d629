import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { Showcase } from './Showcase.tsx';

test.each([
  ['refuses', () => Promise.reject(new TypeError('not allowed'))],
  ['promises for ever', () => new Promise(() => {})],
  ['answers with nothing', () => undefined],
])(
  'full screen that the browser %s is said until the next request, and not offered again',
  async (_, requestFullscreen) => {
    vi.useFakeTimers();
    const own = vi.fn();
    Object.assign(document, { fullscreenEnabled: true });
    onTestFinished(() => void Reflect.deleteProperty(document, 'fullscreenEnabled'));
    render(<Showcase />);
    const film = screen.getByLabelText('Vídeo de demonstração do app');
    Object.assign(film, { requestFullscreen, webkitEnterFullscreen: own });
    fireEvent.loadedMetadata(film);
    const button = screen.getByRole('button', { name: 'Tela cheia' });
    button.focus();
    fireEvent.click(button);
    await act(() => vi.advanceTimersByTimeAsync(4000));
    expect(own).toHaveBeenCalledOnce();
    expect(screen.getByRole('status')).toHaveTextContent('O navegador não abriu o vídeo em tela cheia.');
    expect(button).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Reproduzir vídeo' })).toHaveFocus();
    fireEvent.click(film);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(button).toBeDisabled();
    fireEvent(film, new Event('fullscreenchange'));
    expect(button, 'once it has come, however late').toBeEnabled();
  },
);

test('an iPhone fills its screen with the video once it knows it, and comes back to the page’s controls', () => {
  render(<Showcase />);
  const film = screen.getByLabelText<HTMLVideoElement>('Vídeo de demonstração do app');
  const button = screen.getByRole('button', { name: 'Tela cheia' });
  fireEvent.loadedMetadata(film);
  expect(button, 'of a browser without full screen').toBeDisabled();
  const fill = vi.fn();
  Object.assign(film, { webkitSupportsFullscreen: true, webkitEnterFullscreen: fill });
  fireEvent.loadedMetadata(film);
  fireEvent.click(button);
  expect(fill).toHaveBeenCalledOnce();
  Object.assign(film, { webkitDisplayingFullscreen: true });
  fireEvent(film, new Event('webkitbeginfullscreen'));
  expect(film.controls).toBe(true);
  Object.assign(film, { webkitDisplayingFullscreen: false });
  fireEvent(film, new Event('webkitendfullscreen'));
  expect(film.controls).toBe(false);
});
