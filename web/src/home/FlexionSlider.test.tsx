import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { maxFlexion } from '../figure/Knee.tsx';
import { FlexionSlider } from './FlexionSlider.tsx';

const slider = () => screen.getByRole('slider', { name: 'Flexão do joelho' });

test.each([
  [0, '0 grau'],
  [1, '1 grau'],
  [92, '92 graus'],
])('%s degrees are read as "%s"', (flexion, words) => {
  render(<FlexionSlider flexion={flexion} onFlexion={() => {}} />);
  expect(slider()).toHaveAttribute('aria-valuetext', words);
});

test("its range is the knee's", () => {
  render(<FlexionSlider flexion={92} onFlexion={() => {}} />);
  expect(slider()).toHaveAttribute('min', '0');
  expect(slider()).toHaveAttribute('max', String(maxFlexion));
});

test('reports where it is when it is hydrated, and each change', () => {
  const onFlexion = vi.fn();
  render(<FlexionSlider flexion={92} onFlexion={onFlexion} />);
  expect(onFlexion).toHaveBeenCalledExactlyOnceWith(92);
  fireEvent.change(slider(), { target: { value: '30' } });
  expect(onFlexion).toHaveBeenLastCalledWith(30);
});
