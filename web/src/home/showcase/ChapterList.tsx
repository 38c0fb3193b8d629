import { css } from '@linaria/core';
import { chapters, duration } from '../../../shared/timeline.ts';
import { color, text, touchTarget } from '../../styles/tokens.ts';
import { SeekLink } from './SeekLink.tsx';

interface ChapterListProps {
  /** The second that the film shows. */
  now: number;
  onChoose: (second: number) => void;
}

/** The film's chapters as links, each under its second of the bar, where there is room for that. */
export function ChapterList({ now, onChoose }: ChapterListProps) {
  const current = chapters.findLast(({ start }) => start <= now);
  return (
    <ol className={list} aria-label="Capítulos">
      {chapters.map(({ id, start, title }) => (
        <li key={id}>
          <SeekLink time={start} aria-current={id === current?.id || undefined} onSeek={() => onChoose(start)}>
            {title}
          </SeekLink>
        </li>
      ))}
    </ol>
  );
}

/** Columns as wide as the chapters are long. */
const columns = chapters
  .map(({ start }, index) => `minmax(0, ${(chapters[index + 1]?.start ?? duration) - start}fr)`)
  .join(' ');

const list = css`
  position: absolute;
  inset: 100% 0 auto;
  display: var(--with-dial);
  grid-template-columns: ${columns};
  font-size: ${text.label};
  line-height: 1.3;
  white-space: nowrap;

  a {
    display: inline-block;
    min-width: ${touchTarget};
    min-height: ${touchTarget};
    color: ${color.muted};
  }

  /* Until hydration they link to the film's file, and are underlined like any link. */
  [href^='/?']:not(:hover) {
    text-decoration: none;
  }

  [aria-current] {
    color: ${color.ink};
    font-weight: 600;
  }

  /* It ends with the bar. */
  li:last-child {
    justify-self: end;
    margin-right: -1.5rem;

    a {
      padding-right: 1.5rem;
    }
  }
`;
