import { css } from '@linaria/core';
import { Link } from 'wouter';
import { routes } from '../routes.ts';
import { color, space, text } from '../styles/tokens.ts';
import { buttonClass } from '../ui/Button.tsx';
import { Container } from '../ui/Container.tsx';
import { TooFar } from './TooFar.tsx';

type ErrorKind = 'notFound' | 'crash';

const explanations: Record<ErrorKind, string> = {
  notFound: 'O endereço não leva a nenhuma página deste site. Ele pode ter sido digitado errado ou ter mudado.',
  crash: 'Algo deu errado ao mostrar esta página. Recarregue-a ou volte à página inicial.',
};

/** What an unknown address shows, and what a crash shows in its place; the heading is the router's own words. */
export function ErrorScreen({ kind = 'notFound' }: { kind?: ErrorKind }) {
  return (
    <Container className={screen}>
      <TooFar />
      <div>
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
      </div>
    </Container>
  );
}

const screen = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.x6};
  align-items: center;
  padding-block: ${space.section};

  > div {
    display: grid;
    flex: 1 1 20rem;
    gap: ${space.x2};
    justify-items: start;
  }

  h1 {
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
