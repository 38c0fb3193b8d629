import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { EmailLink } from './EmailLink.tsx';

test('a line may end after the at sign and before a dot, and what is copied is the address', () => {
  const { container } = render(<EmailLink>fale.com@goniometriadigital.com.br</EmailLink>);
  expect(container).toHaveTextContent(/^fale\.com@goniometriadigital\.com\.br$/);
  expect(container.querySelector('span')?.innerHTML.split('<wbr>')).toEqual([
    'fale',
    '.com@',
    'goniometriadigital',
    '.com',
    '.br',
  ]);
});
