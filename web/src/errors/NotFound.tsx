import { css, cx } from '@linaria/core';
import { routes } from '../routes.ts';
import { container, screenOnly, space } from '../styles/rules.ts';
import { buttonClass } from '../ui/Button.tsx';
import { PageLink } from '../ui/PageLink.tsx';
import { ErrorScreen } from './ErrorScreen.tsx';

/** The page of an unknown address. Its drawing, of 404 degrees, is a file of its own. */
export function NotFound() {
  return (
    <ErrorScreen
      status="404 Not Found"
      sentence="O endereço não leva a nenhuma página deste site."
      explanation="Confira se foi digitado corretamente; a página também pode ter mudado de endereço."
      drawing={<img className={cx(drawing, screenOnly)} src="/not-found.svg" alt="" width={800} height={800} />}
    >
      <PageLink href={routes.home.path} className={buttonClass('primary')}>
        Voltar à página inicial
      </PageLink>
    </ErrorScreen>
  );
}

/* The words come first, so on a small screen it is below them, as wide as the screen. */
const drawing = css`
  justify-self: center;
  width: min(100vw, 34rem);
  max-width: none;
  height: auto;

  ${container.twoColumns} {
    position: absolute;
    top: 50%;
    right: ${space.pad};
    width: auto;
    height: min(108%, 61vw, 68rem);
    /* Its numerals end with the column. */
    translate: 14.5% -50%;
  }

  /* Its lines are light. */
  @media (forced-colors: active) and (prefers-color-scheme: light) {
    filter: invert(1);
  }
`;
