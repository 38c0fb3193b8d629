import { css } from '@linaria/core';
import { chapters } from '../../../shared/timeline.ts';
import { media } from '../../styles/media.ts';
import { color, space, touchTarget } from '../../styles/tokens.ts';
import { remember, remembered } from './arrival.ts';
import { clock } from './clock.ts';
import { SeekLink } from './SeekLink.tsx';

/** The fragment of the transcript. */
export const transcriptId = 'transcricao';

/**
 * Describes the film, a paragraph a chapter; each time is a link that seeks to it. The history entry remembers
 * whether the transcript is open, because the browser restores a scroll position that may depend on it.
 */
export function Transcript({ onSeek }: { onSeek: (seconds: number) => void }) {
  return (
    <details
      ref={reopen}
      id={transcriptId}
      className={block}
      onToggle={(event) => remember({ transcriptOpen: event.currentTarget.open })}
    >
      <summary>Transcrição do vídeo</summary>
      <ol>
        {chapters.map(({ id, start, title, transcript }) => (
          <li key={id}>
            <SeekLink time={start} aria-label={`${clock(start)}, ver ${title} no vídeo`} onSeek={() => onSeek(start)}>
              {clock(start)}
            </SeekLink>
            <h3>{title}</h3>
            <p>{transcript}</p>
          </li>
        ))}
      </ol>
    </details>
  );
}

/** By a ref and not in an effect: on the way back, the page has its full height before the browser scrolls it. */
function reopen(details: HTMLDetailsElement | null): void {
  if (details && remembered().transcriptOpen) details.open = true;
}

const block = css`
  padding-inline: ${space.pad};

  summary {
    width: fit-content;
    padding-block: 0.9rem;
    font-weight: 600;
    cursor: pointer;
  }

  li {
    display: grid;
    grid-template-columns: 4rem minmax(0, 1fr);
    padding-block: ${space.x2};
    border-top: 1px solid ${color.line};
  }

  ol {
    max-width: 48rem;
    padding-bottom: ${space.x3};
  }

  a {
    grid-row: span 2;
    place-self: start;
    min-width: ${touchTarget};
    min-height: ${touchTarget};
  }

  p {
    color: ${color.muted};
  }

  ${media.print} {
    &::details-content {
      content-visibility: visible;
    }
  }
`;
