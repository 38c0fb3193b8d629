import { css } from '@linaria/core';
import { Link } from 'wouter';
import { arcPath } from '../figure/geometry.ts';
import { routes } from '../routes.ts';
import { color, space, text } from '../styles/tokens.ts';
import { buttonClass } from '../ui/Button.tsx';
import { Container } from '../ui/Container.tsx';

type ErrorKind = 'notFound' | 'crash';

const explanations: Record<ErrorKind, string> = {
  notFound: 'O endereço não leva a nenhuma página deste site. Ele pode ter sido digitado errado ou ter mudado.',
  crash: 'Algo deu errado ao mostrar esta página. Recarregue-a ou volte à página inicial.',
};

/** What an unknown address shows, and what a crash shows in its place; the heading is the router's own words. */
export function ErrorScreen({ kind = 'notFound' }: { kind?: ErrorKind }) {
  return (
    <Container className={screen}>
      <svg viewBox="-80 -80 160 160" width="160" height="160" aria-hidden="true">
        <path className={turn} d={arcPath({ x: 0, y: 0 }, 64, 0, 359.9)} />
        <path className={rest} d={arcPath({ x: 0, y: 0 }, 48, 0, 44)} />
        <circle className={pivot} r="6" />
      </svg>
      <h1 tabIndex={-1} lang="en">
        Unexpected Application Error!
      </h1>
      {kind === 'notFound' && (
        <p lang="en" className={code}>
          404 Not Found
        </p>
      )}
      <p>{explanations[kind]}</p>
      <Link href={routes.home.path} className={buttonClass('primary')}>
        Voltar à página inicial
      </Link>
    </Container>
  );
}

const screen = css`
  display: grid;
  gap: ${space.x2};
  justify-items: start;
  padding-block: ${space.section};

  h1 {
    margin-top: ${space.x2};
    font-size: ${text.h2};
  }

  p {
    max-width: 36rem;
  }

  a {
    margin-top: ${space.x2};
  }
`;

const code = css`
  color: ${color.arcText};
  font-variant-numeric: tabular-nums;
  font-weight: 600;
`;

const turn = css`
  fill: none;
  stroke: ${color.line};
  stroke-width: 4;
`;

const rest = css`
  fill: none;
  stroke: ${color.arc};
  stroke-width: 6;
  stroke-linecap: round;
`;

const pivot = css`
  fill: ${color.surface};
  stroke: ${color.ink};
  stroke-width: 3;
`;
