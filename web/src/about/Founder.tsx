import { css, cx } from '@linaria/core';
import { site } from '../site.ts';
import { color, container, screenOnly, space, text } from '../styles/rules.ts';
import { ExternalLink } from '../ui/ExternalLink.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';

const { name, role, image, bio, socialLinks } = site.founder;

/** The founder's photo. On a wide screen it ends at the lower edge of the section. */
export function Portrait() {
  return image ? (
    <img className={photo} src={image} alt={`Retrato de ${name}`} width={560} height={560} loading="lazy" />
  ) : (
    <p className={cx(placeholder, screenOnly)} aria-hidden="true">
      Foto do fundador
    </p>
  );
}

/** The only team member. */
export function Founder() {
  return (
    <>
      <h3 className={title}>{name}</h3>
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
    </>
  );
}

const photo = css`
  display: block;
  align-self: end;
  width: min(100%, 22.5rem);
  height: auto;
  aspect-ratio: 1;
  object-fit: cover;

  ${container.twoColumns} {
    margin-bottom: calc(-1 * ${space.section});
  }
`;

const placeholder = css`
  width: 9rem;
  aspect-ratio: 1;
  padding: ${space.x2};
  border: 1px solid ${color.border};
  color: ${color.muted};
  font-size: ${text.small};
  line-height: 1.3;
`;

/* It grows with the text, but not so far that a word of the name no longer fits a phone. */
const title = css`
  font-size: min(1.75rem, 13vw);
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
