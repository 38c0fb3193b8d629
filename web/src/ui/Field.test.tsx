import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { TextField } from './Field.tsx';

test.each([
  ['', 'Preencha este campo', 'ana@example.com'],
  ['ana', 'Digite um e-mail completo', '@example.com'],
])(
  'after "%s" it says "%s" once the form is refused, has the focus before a later one, until it is completed',
  async (typed, words, rest) => {
    render(
      <form aria-label="formulário">
        <TextField label="E-mail" type="email" />
        <TextField label="Nome" type="text" />
      </form>,
    );
    const field = screen.getByRole('textbox', { name: 'E-mail' });
    expect(field, 'required and empty, but not refused').toHaveAttribute('aria-invalid', 'false');
    await userEvent.click(field);
    if (typed) await userEvent.keyboard(typed);
    await userEvent.tab();
    expect(field).not.toHaveAccessibleDescription();
    let bubble = true;
    field.addEventListener('invalid', (event) => {
      bubble = !event.defaultPrevented;
    });
    screen.getByRole<HTMLFormElement>('form').requestSubmit();
    expect(bubble, "the browser's").toBe(false);
    expect(field).toHaveFocus();
    expect((await screen.findAllByText(words))[0]).toBeVisible();
    expect(field).toHaveAttribute('aria-invalid', 'true');
    expect(field).toHaveAccessibleDescription(words);
    await userEvent.type(field, rest);
    expect(field).not.toHaveAccessibleDescription();
    expect(field).toHaveAttribute('aria-invalid', 'false');
  },
);
