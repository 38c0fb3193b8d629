import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Button, type ButtonVariant, buttonClass } from './Button.tsx';

const variants: ButtonVariant[] = ['primary', 'secondary', 'outline'];

test.each(variants)('the variant %s has a class of its own', (variant) => {
  render(<Button variant={variant}>Enviar</Button>);
  expect(screen.getByRole('button')).toHaveClass(buttonClass(variant), { exact: true });
  const others = variants.filter((other) => other !== variant).map(buttonClass);
  expect(others).not.toContain(buttonClass(variant));
});

test('a button is primary and submits nothing unless it says so', () => {
  render(<Button>Enviar</Button>);
  expect(screen.getByRole('button')).toHaveClass(buttonClass('primary'), { exact: true });
  expect(screen.getByRole('button')).toHaveAttribute('type', 'button');
});

test('a button takes further classes and attributes', () => {
  render(
    <Button variant="secondary" type="submit" className="wide" disabled>
      Enviar
    </Button>,
  );
  expect(screen.getByRole('button')).toHaveClass(buttonClass('secondary'), 'wide');
  expect(screen.getByRole('button')).toHaveAttribute('type', 'submit');
  expect(screen.getByRole('button')).toBeDisabled();
});
