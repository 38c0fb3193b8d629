import { css } from '@linaria/core';
import { groundLine, space, touchTarget } from '../styles/rules.ts';
import { BoundText } from '../ui/BoundText.tsx';
import { EmailLink } from '../ui/EmailLink.tsx';
import { PageLink } from '../ui/PageLink.tsx';
import type { Block } from './document.ts';

/** A block of a section's text. */
export function LegalBlock({ block }: { block: Block }) {
  if (Array.isArray(block)) {
    return (
      <ul className={list}>
        {block.map((item) => (
          <li key={item}>{contentOf(item)}</li>
        ))}
      </ul>
    );
  }
  return <p className={paragraph}>{contentOf(block)}</p>;
}

function contentOf(block: Exclude<Block, string[]>) {
  if (typeof block === 'string') return <BoundText>{block}</BoundText>;
  if ('strong' in block) return <strong>{contentOf(block.strong)}</strong>;
  if ('page' in block) return <PageLink href={block.page.path}>{block.page.label}</PageLink>;
  return <EmailLink>{block.email}</EmailLink>;
}

const paragraph = css`
  a {
    display: inline-flex;
    align-items: center;
    min-height: ${touchTarget};
    overflow-wrap: anywhere;
  }
`;

const list = css`
  li {
    position: relative;
    padding-left: ${space.x3};
  }

  li + li {
    margin-top: 0.375rem;
  }

  li::before {
    content: '';
    position: absolute;
    top: 0.78em;
    left: 0;
    width: 12px;
    border-top: ${groundLine};
  }
`;
