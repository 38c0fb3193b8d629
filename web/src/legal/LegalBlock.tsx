import { css } from '@linaria/core';
import { Link } from 'wouter';
import { touchTarget } from '../styles/tokens.ts';
import type { Block } from './document.ts';

/** A block of a section's text. */
export function LegalBlock({ block }: { block: Block }) {
  if (typeof block === 'string') return <p>{block}</p>;
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
    <ul>
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
