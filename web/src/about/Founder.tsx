import { css, cx } from '@linaria/core';
import { site } from '../site.ts';
import { ground } from '../styles/grounds.ts';
import { media } from '../styles/media.ts';
import { screenOnly } from '../styles/screenOnly.ts';
import { strokes } from '../styles/strokes.ts';
import { color, space, text } from '../styles/tokens.ts';
import { ExternalLink } from '../ui/ExternalLink.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';

const { name, role, image, bio, socialLinks } = site.founder;

/** The only team member. The photo ends at the lower edge of the section. */
export function Founder() {
  return (
    <div className={columns}>
      <div className={words}>
        <h3>{name}</h3>
        <p className={roleLine}>{role}</p>
        <p className={biography}>{bio}</p>
        <ul>
          {socialLinks.map(({ label, url }) => (
            <li key={url}>
              <ExternalLink href={url} className={link}>
                {label}
                <VisuallyHidden> de {name}</VisuallyHidden>
              </ExternalLink>
            </li>
          ))}
        </ul>
      </div>
      <Portrait />
    </div>
  );
}

/** A square photo with the corners of a viewfinder. Without a photo the frame is empty and decorative. */
function Portrait() {
  return (
    <div className={cx(frame, ground.field, !image && cx(empty, screenOnly))} aria-hidden={!image || undefined}>
      {image ? (
        <img src={image} alt={`Retrato de ${name}`} width={560} height={560} loading="lazy" />
      ) : (
        'Foto do fundador'
      )}
      <span className={cx(strokes.viewfinder, marks)} />
    </div>
  );
}

const columns = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  column-gap: ${space.x6};

  ${media.screen} {
    margin-bottom: calc(-1 * ${space.section});
  }

  ${media.twoColumns} {
    grid-template-columns: minmax(0, 1fr) 22.5rem;
  }
`;

const words = css`
  padding-bottom: 2.5rem;

  /* It grows with the text, but not so far that a word of the name no longer fits a phone. */
  h3 {
    font-size: min(1.75rem, 13vw);
  }
`;

const roleLine = css`
  margin: 0.25rem 0 1rem;
  color: ${color.brand};
  font-weight: 600;
`;

const biography = css`
  max-width: 33rem;
  color: ${color.muted};
  font-size: ${text.lead};
  line-height: 1.5;
`;

const link = css`
  display: inline-block;
  padding-block: 0.625rem;
  color: inherit;
  font-weight: 600;
`;

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
`;
