import { css } from '@linaria/core';
import { site } from '../site.ts';
import { media } from '../styles/media.ts';
import { color, space, text } from '../styles/tokens.ts';
import { ExternalLink } from '../ui/ExternalLink.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { Portrait } from './Portrait.tsx';

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
      <Portrait name={name} image={image} />
    </div>
  );
}

const columns = css`
  display: grid;
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

  h3 {
    font-size: 1.75rem;
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
