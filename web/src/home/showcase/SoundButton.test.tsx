import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SoundButton } from './SoundButton.tsx';

test('the button turns the sound on and off, and follows what the film’s own controls do', () => {
  const video = Object.assign(document.createElement('video'), { muted: true });
  render(<SoundButton media={{ current: video }} />);
  const button = () => screen.getByRole('button', { name: 'Som do vídeo' });
  expect(button()).toHaveAttribute('aria-pressed', 'false');
  fireEvent.click(button());
  expect(video.muted).toBe(false);
  fireEvent.volumeChange(video);
  expect(button()).toHaveAttribute('aria-pressed', 'true');
  fireEvent.click(button());
  expect(video.muted).toBe(true);

  video.muted = false;
  fireEvent.volumeChange(video);
  expect(button()).toHaveAttribute('aria-pressed', 'true');
});
