import { css } from '@linaria/core';
import { type ComponentProps, type SyntheticEvent, useId, useState } from 'react';
import { color, groundLine, media, space, type } from '../styles/rules.ts';

interface FieldProps extends Pick<ComponentProps<'input'>, 'name' | 'type' | 'autoComplete' | 'readOnly'> {
  label: string;
  /** The height of a field of several lines, which has no type. */
  rows?: number;
}

type Control = HTMLInputElement | HTMLTextAreaElement;

/**
 * A labelled, required field. When the form is refused, invalid fields show a message and the first one gets the focus;
 * the browser's own bubble is suppressed, because it would cover that message. Fields are not checked on blur: a message
 * that appears then would move the button away from under the click.
 */
export function TextField({ label, ...attributes }: FieldProps) {
  const id = useId();
  const [error, setError] = useState('');
  // The form is being sent, so it is valid. A password manager may have filled it without an input event.
  if (error && attributes.readOnly) setError('');
  const Control = attributes.rows ? 'textarea' : 'input';
  const check = ({ currentTarget }: SyntheticEvent<Control>) => setError(errorOf(currentTarget));
  const onInvalid = (event: SyntheticEvent<Control>) => {
    event.preventDefault();
    check(event);
    const control = event.currentTarget;
    const controls = [...(control.form?.elements ?? [])] as Control[];
    if (controls.find(({ validity }) => !validity.valid) === control) control.focus();
  };
  return (
    <div className={field}>
      <label htmlFor={id}>{label}</label>
      <Control
        id={id}
        required
        onInvalid={onInvalid}
        onInput={error ? check : undefined}
        // Also false: Firefox tells screen readers that a required field is invalid as soon as it is empty (WCAG 2.2, 4.1.2).
        aria-invalid={!!error}
        aria-describedby={error ? `${id}-erro` : undefined}
        {...attributes}
      />
      {error && (
        <span id={`${id}-erro`} className={errorText}>
          {error}
        </span>
      )}
    </div>
  );
}

/** What people type or paste in place of an e-mail address, and what to change. The first match counts. */
const emailRemedies: [typed: RegExp, remedy: string][] = [
  [/^[^@]*@?$|^@/, 'Digite um e-mail completo'],
  [/@.*@/, 'Digite um só e-mail, com um só @'],
  [/[:<>]/, 'Digite só o endereço de e-mail'],
  [/\s/, 'Tire o espaço do e-mail'],
  [/[,;]$/, 'Tire o sinal que sobra no fim do e-mail'],
  [/,/, 'Troque a vírgula por um ponto'],
  [/\.$|@\.|@.*\.\./, 'Tire o ponto que sobra depois do @'],
  // After the at sign, browsers accept accents.
  [/([À-ÿ]|\p{M}).*@/u, 'Escreva sem acento nem ç o que vem antes do @'],
];

/** Returns what to change. Whether a field is valid, the browser decides. */
function errorOf({ validity, value }: Control): string {
  if (validity.valid) return '';
  if (!validity.typeMismatch) return 'Preencha este campo';
  const [, remedy] = emailRemedies.find(([typed]) => typed.test(value)) ?? [];
  return remedy ?? 'Confira o e-mail: um dos sinais não cabe nele';
}

const field = css`
  display: grid;
  gap: 0.375rem;

  label {
    ${type.bold}
  }

  input,
  textarea {
    width: 100%;
    min-height: 3.5rem;
    padding: 0.8125rem ${space.x2};
    border: 1px solid ${color.border};
    border-bottom: ${groundLine};
    outline-offset: 0;
    border-radius: 6px 6px 0 0;
    background: ${color.surface};
    ${type.lead}
  }

  textarea {
    resize: vertical;
  }

  [aria-invalid='true'] {
    padding-bottom: calc(0.8125rem - 1.5px);
    border-bottom: 3px solid ${color.danger};

    /* A forced palette shows no danger. */
    ${media.forcedColors} {
      &:not(:focus-visible) {
        outline: 2px solid;
      }
    }
  }
`;

const errorText = css`
  color: ${color.danger};
  ${type.note}
`;
