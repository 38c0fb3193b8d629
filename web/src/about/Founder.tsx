import { css, cx } from '@linaria/core';
import { site } from '../site.ts';
import { color, container, screenOnly, space, type } from '../styles/rules.ts';
import { ExternalLink } from '../ui/ExternalLink.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';

const { name, role, image, bio, socialLinks } = site.founder;

/** The founder's photo. On a wide screen it ends at the lower edge of the section. */
export function Portrait() {
  return image ? (
    <img className={photo} src={image} alt={`Retrato de ${name}`} width={560} height={560} fetchPriority="low" />
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
    </>
  );
}

const photo = css`
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
  width: min(100%, 9rem);
  aspect-ratio: 1;
  padding: ${space.x2};
  border: 1px solid ${color.border};
  ${type.mutedNote}
`;

const roleLine = css`
  margin: 0.25rem 0 1rem;
  color: ${color.brand};
  ${type.bold}
`;

const biography = css`
  max-width: 33rem;
  ${type.mutedLead}
`;

const link = css`
  display: inline-block;
  padding-block: 0.625rem;
  color: inherit;
  ${type.bold}
`;
