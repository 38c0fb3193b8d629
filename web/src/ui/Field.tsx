import { css } from '@linaria/core';
import { type ComponentProps, useId } from 'react';
import { color, radius, space, text } from '../styles/tokens.ts';

interface Label {
  label: string;
}

/** A labelled, required one-line field. */
export function TextField({ label, type = 'text', ...props }: Label & ComponentProps<'input'>) {
  const id = useId();
  return (
    <p className={field}>
      <FieldLabel htmlFor={id}>{label}</FieldLabel>
      <input id={id} type={type} required {...props} />
    </p>
  );
}

/** A labelled, required field of several lines. */
export function TextArea({ label, ...props }: Label & ComponentProps<'textarea'>) {
  const id = useId();
  return (
    <p className={field}>
      <FieldLabel htmlFor={id}>{label}</FieldLabel>
      <textarea id={id} required {...props} />
    </p>
  );
}

function FieldLabel({ htmlFor, children }: { htmlFor: string; children: string }) {
  return (
    <label htmlFor={htmlFor}>
      {children} <span className={hint}>(obrigatório)</span>
    </label>
  );
}

const field = css`
  display: grid;
  gap: ${space.x1};

  label {
    font-weight: 600;
  }

  input,
  textarea {
    width: 100%;
    min-height: 3.25rem;
    padding: 0.75rem ${space.x2};
    border: 1.5px solid ${color.border};
    border-radius: ${radius.control};
    background: ${color.surface};
  }

  textarea {
    resize: vertical;
  }

  input:user-invalid,
  textarea:user-invalid {
    border-color: ${color.danger};
    outline: 1.5px solid ${color.danger};
  }

  input:focus-visible,
  textarea:focus-visible {
    outline: 3px solid ${color.brand};
    outline-offset: 0;
  }
`;

const hint = css`
  color: ${color.muted};
  font-size: ${text.small};
  font-weight: 400;
`;
