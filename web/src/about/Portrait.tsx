import { css, cx } from '@linaria/core';
import { ground } from '../styles/grounds.ts';
import { media } from '../styles/media.ts';
import { color, text } from '../styles/tokens.ts';

/** A member's photo, square, in a viewfinder's frame. Until there is one, an empty frame, which is decoration. */
export function Portrait({ name, image }: { name: string; image: string }) {
  if (!image)
    return (
      <div className={cx(frame, empty, ground.field)} aria-hidden="true">
        Foto do fundador
      </div>
    );
  return (
    <div className={cx(frame, ground.field, filled)}>
      <img className={photo} src={image} alt={`Retrato de ${name}`} width={560} height={560} loading="lazy" />
    </div>
  );
}

const corner = 'linear-gradient(var(--corner) 0 0)';
const corners = ['0 0', '100% 0', '0 100%', '100% 100%'];

const frame = css`
  --corner: ${color.ring};
  position: relative;
  width: min(100%, 22.5rem);
  aspect-ratio: 1;

  &::after {
    position: absolute;
    inset: 1.5rem;
    background: ${corners.flatMap((at) => [`${corner} ${at} / 22px 1.5px`, `${corner} ${at} / 1.5px 22px`]).join(', ')};
    background-repeat: no-repeat;
    content: '';
  }

  ${media.twoColumns} {
    width: 22.5rem;
  }
`;

const empty = css`
  padding: 2.125rem 2.625rem;
  background: ${color.surface} radial-gradient(80% 75% at 60% 58%, ${color.glow}, ${color.surface} 55%, ${color.paper});
  color: ${color.muted};
  font-size: ${text.small};
  font-weight: 500;

  ${media.forcedColors} {
    border: 1px solid;
    background: none;
  }

  ${media.print} {
    display: none;
  }
`;

const filled = css`
  --corner: ${color.ink};
  width: min(100%, 35rem);

  ${media.twoColumns} {
    width: min(35rem, 44vw);
  }

  ${media.print} {
    max-width: 8cm;

    &::after {
      display: none;
    }
  }
`;

const photo = css`
  display: block;
  width: 100%;
  height: 100%;
  object-fit: cover;
`;
