import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { WholeNumbers } from './WholeNumbers.tsx';

test('numbers with a hyphen are set apart, and the text stays as it is', () => {
  const text = 'CNPJ 12.345.678/0001-90, Resolução nº 2/2022, CEP 12210-000, pós-operatório.';
  const { container } = render(<WholeNumbers>{text}</WholeNumbers>);
  expect(container).toHaveTextContent(text);
  expect([...container.querySelectorAll('span')].map((span) => span.textContent)).toEqual([
    '12.345.678/0001-90',
    '12210-000',
  ]);
});
