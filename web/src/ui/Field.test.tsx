import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { TextField } from './Field.tsx';

function renderField(): HTMLInputElement {
  render(
    <form aria-label="formulário">
      <TextField label="E-mail" type="email" />
    </form>,
  );
  return screen.getByRole('textbox');
}

test('an empty field says nothing until the form is refused', async () => {
  const field = renderField();
  await userEvent.click(field);
  await userEvent.tab();
  expect(field).not.toHaveAccessibleDescription();
  screen.getByRole<HTMLFormElement>('form').requestSubmit();
  expect(await screen.findByText('Preencha este campo')).toBeVisible();
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('Preencha este campo');
});

test('an incomplete e-mail is said when the form is refused, and taken back when it is completed', async () => {
  const field = renderField();
  await userEvent.type(field, 'ana');
  expect(field).not.toHaveAccessibleDescription();
  screen.getByRole<HTMLFormElement>('form').requestSubmit();
  expect(await screen.findByText('Digite um e-mail completo')).toBeVisible();
  expect(field).toHaveAccessibleDescription('Digite um e-mail completo');
  await userEvent.type(field, '@example.com');
  expect(field).not.toHaveAccessibleDescription();
});
