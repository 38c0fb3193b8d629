import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { restingFlexion, setFlexion, useFlexion } from '../flexion.ts';
import { FlexionSlider } from './FlexionSlider.tsx';

function Slider() {
  return <FlexionSlider flexion={useFlexion()} />;
}

const slider = () => screen.getByRole<HTMLInputElement>('slider', { name: 'Flexão do joelho' });

beforeEach(() => setFlexion(restingFlexion));

test.each([
  [0, '0 grau'],
  [1, '1 grau'],
  [92, '92 graus'],
])('%s degrees are read as "%s"', (flexion, words) => {
  render(<Slider />);
  act(() => setFlexion(flexion));
  expect(slider()).toHaveAttribute('aria-valuetext', words);
});

test('sets the flexion, and shows one that is set elsewhere', () => {
  render(<Slider />);
  expect(slider().valueAsNumber).toBe(restingFlexion);
  fireEvent.change(slider(), { target: { value: '30' } });
  expect(slider()).toHaveAttribute('aria-valuetext', '30 graus');
  act(() => setFlexion(45));
  expect(slider().valueAsNumber).toBe(45);
});
