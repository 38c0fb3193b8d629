import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test } from 'vitest';
import { maxFlexion } from '../../../shared/figure/pose.ts';
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

test("its range is the knee's", () => {
  render(<Slider />);
  expect(slider()).toHaveAttribute('min', '0');
  expect(slider()).toHaveAttribute('max', String(maxFlexion));
});

test('sets the flexion, and shows one that is set elsewhere', () => {
  render(<Slider />);
  expect(slider().valueAsNumber).toBe(restingFlexion);
  fireEvent.change(slider(), { target: { value: '30' } });
  expect(slider()).toHaveAttribute('aria-valuetext', '30 graus');
  act(() => setFlexion(45));
  expect(slider().valueAsNumber).toBe(45);
});

test('an angle that was set before hydration stays', () => {
  const prerendered = document.createElement('div');
  prerendered.innerHTML = renderToString(<Slider />);
  document.body.append(prerendered);
  const input = prerendered.querySelector('input');
  if (input) input.value = '17';
  render(<Slider />, { container: prerendered, hydrate: true });
  expect(slider()).toHaveAttribute('aria-valuetext', '17 graus');
});
