import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { maxFlexion } from '../../../shared/figure/pose.ts';
import { FlexionSlider } from './FlexionSlider.tsx';

const slider = () => screen.getByRole<HTMLInputElement>('slider', { name: /^Flexão/ });

test.each([
  [0, '0 grau'],
  [1, '1 grau'],
  [2, '2 graus'],
  [92, '92 graus'],
])('%s degrees are read as "%s"', (flexion, words) => {
  render(<FlexionSlider ref={null} flexion={flexion} set={flexion} onBend={() => {}} />);
  expect(slider()).toHaveAttribute('aria-valuetext', words);
});

test("it shows the flexion, has the knee's range, and bends the knee", () => {
  const onBend = vi.fn();
  render(<FlexionSlider ref={null} flexion={92} set={92} onBend={onBend} />);
  expect(slider().valueAsNumber).toBe(92);
  expect(slider()).toHaveAttribute('min', '0');
  expect(slider()).toHaveAttribute('max', String(maxFlexion));
  fireEvent.input(slider(), { target: { value: '30' } });
  expect(onBend).toHaveBeenCalledExactlyOnceWith(30);
});
