import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { EmailText } from './EmailText.tsx';

test('a line may end after the at sign and before a dot, and what is copied is the address', () => {
  const { container } = render(<EmailText>fale.com@goniometriadigital.com.br</EmailText>);
  expect(container).toHaveTextContent(/^fale\.com@goniometriadigital\.com\.br$/);
  expect(container.firstElementChild?.innerHTML.split('<wbr>')).toEqual([
    'fale',
    '.com@',
    'goniometriadigital',
    '.com',
    '.br',
  ]);
});
