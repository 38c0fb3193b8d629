import { css, cx } from '@linaria/core';
import { drawn } from '../styles/drawn.ts';
import { ground } from '../styles/grounds.ts';
import { media } from '../styles/media.ts';
import { color, text } from '../styles/tokens.ts';

/** A square photo with the corners of a viewfinder. Without a photo the frame is empty and decorative. */
export function Portrait({ name, image }: { name: string; image: string }) {
  return (
    <div className={cx(frame, ground.field, !image && empty)} aria-hidden={!image || undefined}>
      {image ? (
        <img src={image} alt={`Retrato de ${name}`} width={560} height={560} loading="lazy" />
      ) : (
        'Foto do fundador'
      )}
      <span className={cx(drawn.viewfinder, marks)} />
    </div>
  );
}

const frame = css`
  --corner: ${color.ink};
  position: relative;
  align-self: end;
  width: min(100%, 22.5rem);
  aspect-ratio: 1;

  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }

  ${media.print} {
    width: 12rem;
  }
`;

const marks = css`
  position: absolute;
  inset: 1.5rem;
`;

const empty = css`
  padding: 2.125rem 2.625rem;
  background: ${color.surface} radial-gradient(80% 75% at 60% 58%, ${color.glow}, ${color.surface} 55%, ${color.paper});
  color: ${color.muted};
  font-size: ${text.small};
  font-weight: 500;

  /* Forced colours remove gradients, and the corners are gradients. */
  ${media.forcedColors} {
    border: 1px solid;
  }

  ${media.print} {
    display: none;
  }
`;
