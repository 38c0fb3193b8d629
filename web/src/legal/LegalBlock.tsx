import { css } from '@linaria/core';
import { Link } from 'wouter';
import { color, space, touchTarget } from '../styles/tokens.ts';
import { WholeNumbers } from '../ui/WholeNumbers.tsx';
import type { Block } from './document.ts';

/** A block of a section's text. */
export function LegalBlock({ block }: { block: Block }) {
  if (typeof block === 'string') {
    return (
      <p>
        <WholeNumbers>{block}</WholeNumbers>
      </p>
    );
  }
  if ('strong' in block) {
    return (
      <p>
        <strong>{block.strong}</strong>
      </p>
    );
  }
  if ('page' in block) {
    return (
      <p>
        <Link href={block.page.path} className={link}>
          {block.page.label}
        </Link>
      </p>
    );
  }
  if ('email' in block) {
    return (
      <p>
        <a href={`mailto:${block.email}`} className={link}>
          {block.email}
        </a>
      </p>
    );
  }
  return (
    <ul className={list}>
      {block.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

const link = css`
  display: inline-flex;
  align-items: center;
  min-height: ${touchTarget};
  overflow-wrap: anywhere;
`;

/* A dash is the list's mark, as a tick is the scale's. */
const list = css`
  li {
    position: relative;
    padding-left: ${space.x4};
  }

  li + li {
    margin-top: 0.375rem;
  }

  li::before {
    content: '';
    position: absolute;
    top: 0.78em;
    left: 0;
    width: 18px;
    border-top: 1.5px solid ${color.ink};
  }
`;
