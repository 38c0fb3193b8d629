import { css, cx } from '@linaria/core';
import { color, container, layout, screenOnly, space, touchTarget, type } from '../styles/rules.ts';
import { onScroll, useClientValue } from '../ui/useClientValue.ts';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { fragmentOf } from './document.ts';

/** The table of contents, as a ruler with a mark at the section being read. Beside the text it is always open. */
export function Contents({ titles }: { titles: readonly string[] }) {
  const fragments = titles.map(fragmentOf);
  const current = useClientValue(() => fragments.findLast(hasBegun) ?? fragments[0], fragments[0], onScroll);
  return (
    <nav className={cx(contents, screenOnly)} aria-labelledby="indice">
      <details>
        <summary>
          <h2 id="indice">Nesta página</h2>
        </summary>
        {/* No `ol`: its numbers are hidden, so a screen reader would say none, and a text browser would show both. */}
        <ul>
          {fragments.map((fragment, index) => (
            <li key={fragment}>
              <a href={`#${fragment}`} className={link} aria-current={fragment === current ? 'true' : undefined}>
                <VisuallyHidden>{index + 1}. </VisuallyHidden>
                {titles[index]}
              </a>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
}

/** Reports whether a section begins in the upper fifth of the viewport, or above it. */
function hasBegun(fragment: string): boolean {
  const section = document.getElementById(fragment)?.closest('section');
  return section != null && section.getBoundingClientRect().top < innerHeight / 5;
}

const contents = css`
  align-self: start;
  margin-bottom: ${space.x4};

  h2 {
    display: inline;
  }

  :is(h2, summary) {
    ${type.boldBody}
  }

  summary {
    padding-block: 0.625rem;
    cursor: pointer;
  }

  ${container.twoColumns} {
    @supports selector(::details-content) {
      /* The title alone is there, and no control. */
      summary {
        display: contents;
        visibility: hidden;
      }

      h2 {
        display: block;
        visibility: visible;
        margin-bottom: 0.75rem;
        pointer-events: none;
      }

      details::details-content {
        content-visibility: visible;
        display: block;
      }
    }
  }

  ${layout.wholeContents(`
    position: sticky;
    top: 6rem;
  `)}
`;

/* Its part of the ruler: the long tick half way, short ones around it, and the edge. */
const link = css`
  position: relative;
  display: flex;
  align-items: center;
  min-height: ${touchTarget};
  padding: 0.25rem 0 0.25rem 44px;
  color: inherit;
  ${type.note}
  text-decoration: none;
  overflow-wrap: anywhere;

  &::before {
    content: '';
    position: absolute;
    inset: 0 auto 0 0;
    width: 28px;
    background:
      linear-gradient(${color.ink} 0 0) 0 50% / 20px 1.5px no-repeat,
      repeating-linear-gradient(${color.border} 0 1px, transparent 1px 8.8px) 0 4.4px / 10px 100% no-repeat,
      linear-gradient(${color.ink} 0 0) 0 0 / 1.5px 100% no-repeat;
  }

  /* No bolder: a title that wraps only then would move those below. */
  &:is(:hover, [aria-current]) {
    color: ${color.brand};
  }

  &[aria-current]::after {
    content: '';
    position: absolute;
    inset: calc(50% - 7px) auto auto 14px;
    width: 14px;
    height: 14px;
    border: 3px solid ${color.arc};
    border-radius: 50%;
    background: ${color.paper};
  }
`;
