import { css } from '@linaria/core';
import { useEffect, useState } from 'react';
import { color, space, text } from '../../styles/tokens.ts';
import { transcriptId } from './Transcript.tsx';
import type { FilmState } from './useFilm.ts';

/** Seeks shorter than this, in milliseconds, are not worth a message. */
const patience = 300;

/** Says over the film that it loads or has failed. The live region stays in the tree: a new one may go unannounced. */
export function FilmStatus({ waiting, failed }: Pick<FilmState, 'waiting' | 'failed'>) {
  const loading = useLasting(waiting, patience);
  return (
    <p role="status" className={status}>
      {loading && <span className={message}>Carregando o vídeo…</span>}
      {failed && (
        <span className={message}>
          Não foi possível carregar o vídeo.{' '}
          <a href={`#${transcriptId}`} onClick={openTranscript}>
            Leia a transcrição
          </a>
        </span>
      )}
    </p>
  );
}

/** A closed transcript would show its title alone. The browser then scrolls there. */
function openTranscript(): void {
  document.getElementById(transcriptId)?.setAttribute('open', '');
}

/** Whether `condition` has held for so many milliseconds without a break. */
function useLasting(condition: boolean, milliseconds: number): boolean {
  const [lasting, setLasting] = useState(false);
  useEffect(() => {
    if (!condition) return;
    const timer = setTimeout(() => setLasting(true), milliseconds);
    return () => {
      clearTimeout(timer);
      setLasting(false);
    };
  }, [condition, milliseconds]);
  return lasting;
}

const status = css`
  position: absolute;
  z-index: 1;
  inset: auto 9.5px 0;
  font-size: ${text.small};
  text-align: center;
`;

const message = css`
  display: block;
  padding: ${space.x1} ${space.x2};
  background: ${color.surface};
`;
