import { css, cx } from '@linaria/core';
import { useState } from 'react';
import { color, screenOnly, space, type } from '../../styles/rules.ts';
import { useHydrated } from '../../ui/useClientValue.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { addressOf } from './arrival.ts';

interface CopyLinkProps {
  /** Seconds. */
  time: number;
  /** What is seen at that second. */
  title: string;
}

/** Copies the address of a second of the film, and reports the result in a live region. */
export function CopyLink({ time, title }: CopyLinkProps) {
  const hydrated = useHydrated();
  const [message, setMessage] = useState('');
  const onClick = async () => {
    setMessage(''); // The same words are said again.
    setMessage(await copy(new URL(addressOf(time), location.href).href));
  };
  return (
    <div className={cx(row, screenOnly)}>
      <button type="button" disabled={!hydrated} onClick={onClick}>
        Copiar link deste momento
        {hydrated && <VisuallyHidden>, {title}</VisuallyHidden>}
      </button>
      {hydrated && <output>{message}</output>}
    </div>
  );
}

/** Copies an address. Returns what to tell the visitor: where the clipboard cannot be reached, the address itself. */
async function copy(url: string): Promise<string> {
  try {
    await navigator.clipboard.writeText(url);
    return 'Link copiado';
  } catch {
    return url;
  }
}

/* Its parts are as high as a control has to be. */
const row = css`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${space.x4};
  align-items: center;
  ${type.note}

  > * {
    min-width: 0;
    padding-block: 0.75rem;
  }

  button {
    border: 0;
    background: none;
    color: ${color.brand};
    text-align: start;
    text-decoration: underline;
    cursor: pointer;
  }
`;
