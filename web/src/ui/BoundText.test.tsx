import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { BoundText } from './BoundText.tsx';

test('a number may be twice in a text', () => {
  const text = 'CNPJ 12.345.678/0001-90 e CNPJ 12.345.678/0001-90';
  const { container } = render(<BoundText>{text}</BoundText>);
  expect(container).toHaveTextContent(text);
  expect(container.querySelectorAll('span')).toHaveLength(2);
});

test.each([
  ['Lei nº 13.787/2018 (art. 6º, § 1º)', 'Lei nº_13.787/2018 (art._6º, §_1º)'],
  ['CDC, arts. 36 e 37; Art. 5º', 'CDC, arts._36 e_37; Art._5º'],
  ['1 grau, 120 graus e 320 pixels, em 15 dias', '1_grau, 120_graus e_320_pixels, em 15_dias'],
  ['parte 7 da CREFITO nº, 2 horasvagas, Resolução 12', 'parte 7 da CREFITO nº, 2 horasvagas, Resolução 12'],
  [
    'A conta é sua. Se não a usa, exporte. Os dados são de 8 anos',
    'A_conta é_sua. Se_não a_usa, exporte. Os_dados são de 8_anos',
  ],
])('a number, a letter and a short first word stay beside what they belong to: %s', (text, bound) => {
  const { container } = render(<BoundText>{text}</BoundText>);
  expect(container.textContent).toBe(bound.replaceAll('_', '\u00a0'));
});

test('a CNPJ of letters stays whole, too', () => {
  const { container } = render(<BoundText>CNPJ AB.CDE.345/01DE-35, em Pós-Graduação</BoundText>);
  expect([...container.querySelectorAll('span')].map((span) => span.textContent)).toEqual(['AB.CDE.345/01DE-35,']);
});

test('numbers with a hyphen are set apart with what ends them, and the text stays as it is', () => {
  const text = 'CNPJ 12.345.678/0001-90, Resolução nº 2/2022, CEP 12210-000, pós-operatório (de 5-10 dias).';
  const { container } = render(<BoundText>{text}</BoundText>);
  expect(container).toHaveTextContent(text);
  expect([...container.querySelectorAll('span')].map((span) => span.textContent)).toEqual([
    '12.345.678/0001-90,',
    '12210-000,',
    '5-10\u00a0dias).',
  ]);
});
