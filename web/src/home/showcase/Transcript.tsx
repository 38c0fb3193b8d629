import { css } from '@linaria/core';
import type { SyntheticEvent } from 'react';
import type { Chapter } from '../../../shared/chapters.ts';
import { chapters } from '../../../shared/shownFilm.ts';
import { color, container, space, touchTarget, type } from '../../styles/rules.ts';
import { BoundText } from '../../ui/BoundText.tsx';
import { remember, remembered } from '../../ui/remembered.ts';
import { clock } from './clock.ts';
import { SeekLink } from './SeekLink.tsx';

/** The fragment of the transcript. */
const transcriptId = 'transcricao';

/** The key of whether it is open in the history entry. */
const openKey = 'transcriptOpen';

/** The fragment of a chapter's line. */
export function lineId({ id }: Pick<Chapter, 'id'>): string {
  return `${transcriptId}-${id}`;
}

/** A closed transcript would show its title alone. The browser then scrolls to the fragment. */
export function openTranscript(): void {
  document.getElementById(transcriptId)?.setAttribute('open', '');
}

/** The way on for a visitor who cannot see the film. */
export function TranscriptLink() {
  return (
    <a href={`#${transcriptId}`} onClick={openTranscript}>
      Leia a transcrição
    </a>
  );
}

/** Describes the film. The history entry remembers whether it is open, because a scroll position may depend on it. */
export function Transcript({ onSeek }: { onSeek: (chapter: Chapter) => void }) {
  return (
    <details ref={reopen} id={transcriptId} data-remembered={openKey} className={block} onToggle={save}>
      <summary>Transcrição do vídeo</summary>
      <ol>
        {chapters.map((chapter) => {
          const { id, start, title, transcript } = chapter;
          return (
            <li key={id} id={lineId(chapter)} tabIndex={-1}>
              <SeekLink
                time={start}
                aria-label={`${clock(start)}, ver ${title} no vídeo`}
                onSeek={() => onSeek(chapter)}
              >
                {clock(start)}
              </SeekLink>
              <h3>{title}</h3>
              <p>
                <BoundText>{transcript}</BoundText>
              </p>
            </li>
          );
        })}
      </ol>
    </details>
  );
}

const save = ({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) => remember(openKey, currentTarget.open);

/** Reopens the transcript of a page that loads. The browser may scroll that to its place before hydration. */
export function reopenTranscript(): void {
  reopen(document.querySelector<HTMLDetailsElement>(`#${transcriptId}`));
}

/** As a ref it runs before the browser scrolls on Back. Not every browser opens it for the fragment of a line. */
function reopen(details: HTMLDetailsElement | null): void {
  if (!details || details.open) return;
  const line = details.querySelector(':target');
  details.open = Boolean(line ?? remembered(openKey, (kept) => kept === true));
  line?.scrollIntoView();
}

const block = css`
  summary {
    width: fit-content;
    padding-block: 0.625rem;
    ${type.bold}
    cursor: pointer;
  }

  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    padding-block: ${space.x2};
    border-top: 1px solid ${color.line};
  }

  ol {
    max-width: 48rem;
    padding-bottom: ${space.x3};
  }

  a {
    place-self: start;
    min-width: ${touchTarget};
    min-height: ${touchTarget};
  }

  h3 {
    ${type.boldBody}
  }

  p {
    color: ${color.muted};
  }

  /* Large letters leave the time no room beside the rest. */
  ${container.usualLetters} {
    li {
      grid-template-columns: 4rem minmax(0, 1fr);
    }

    a {
      grid-row: span 2;
    }
  }
`;
