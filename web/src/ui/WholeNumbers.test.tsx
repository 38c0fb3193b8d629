import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { WholeNumbers } from './WholeNumbers.tsx';

test('a number may stand twice in a text', () => {
  const text = 'CNPJ 12.345.678/0001-90 e CNPJ 12.345.678/0001-90';
  const { container } = render(<WholeNumbers>{text}</WholeNumbers>);
  expect(container).toHaveTextContent(text);
  expect(container.querySelectorAll('span')).toHaveLength(2);
});

test('a CNPJ of letters stays whole, too', () => {
  const { container } = render(<WholeNumbers>CNPJ AB.CDE.345/01DE-35, em Pós-Graduação</WholeNumbers>);
  expect([...container.querySelectorAll('span')].map((span) => span.textContent)).toEqual(['AB.CDE.345/01DE-35']);
});

test('numbers with a hyphen are set apart, and the text stays as it is', () => {
  const text = 'CNPJ 12.345.678/0001-90, Resolução nº 2/2022, CEP 12210-000, pós-operatório.';
  const { container } = render(<WholeNumbers>{text}</WholeNumbers>);
  expect(container).toHaveTextContent(text);
  expect([...container.querySelectorAll('span')].map((span) => span.textContent)).toEqual([
    '12.345.678/0001-90',
    '12210-000',
  ]);
});
