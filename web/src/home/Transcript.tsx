import { css } from '@linaria/core';
import { chapters } from '../../film/timeline.ts';
import { media } from '../styles/media.ts';
import { color, space, touchTarget } from '../styles/tokens.ts';
import { clock } from './clock.ts';
import { SeekLink } from './SeekLink.tsx';

/** What the film shows, in words, a paragraph a chapter; each time is a link that goes there. */
export function Transcript({ onSeek }: { onSeek: (seconds: number) => void }) {
  return (
    <details className={transcript}>
      <summary>Transcrição do vídeo</summary>
      <ol>
        {chapters.map(({ id, start, title, transcript: words }) => (
          <li key={id}>
            <SeekLink time={start} onSeek={() => onSeek(start)} aria-label={`${clock(start)}, ${title}`}>
              {clock(start)}
            </SeekLink>
            <div>
              <h3>{title}</h3>
              <p>{words}</p>
            </div>
          </li>
        ))}
      </ol>
    </details>
  );
}

const transcript = css`
  max-width: 48rem;
  margin-top: ${space.x6};

  summary {
    width: fit-content;
    min-height: ${touchTarget};
    line-height: ${touchTarget};
    font-weight: 600;
    cursor: pointer;
  }

  li {
    display: grid;
    grid-template-columns: 4rem 1fr;
    padding-block: ${space.x2};
    border-top: 1px solid ${color.line};
  }

  ol {
    margin-top: ${space.x1};
  }

  a {
    display: inline-grid;
    align-items: center;
    min-height: ${touchTarget};
    margin-block: -0.5rem auto;
    font-variant-numeric: tabular-nums;
    font-weight: 600;
  }

  h3 {
    margin-bottom: ${space.half};
    line-height: 1.4;
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
