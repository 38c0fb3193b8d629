import { css, cx } from '@linaria/core';
import { site } from '../site.ts';
import { ground } from '../styles/grounds.ts';
import { media } from '../styles/media.ts';
import { color, space, text, touchTarget } from '../styles/tokens.ts';
import { Container } from '../ui/Container.tsx';
import { ExternalLink } from '../ui/ExternalLink.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { Portrait } from './Portrait.tsx';

/** A member of the team. `image` is a path on this site, or empty; `socialLinks` lead to other sites. */
export interface TeamMember {
  name: string;
  role: string;
  image: string;
  bio: string;
  socialLinks: readonly { label: string; url: string }[];
}

const team: readonly TeamMember[] = [site.founder];

/** The members of the team. The photo stands on the section's lower edge. */
export function Team() {
  return (
    <section id="equipe" tabIndex={-1} aria-labelledby="equipe-titulo" className={cx(section, ground.mint)}>
      <Container>
        <h2 id="equipe-titulo" className={heading}>
          Equipe
        </h2>
        <ul>
          {team.map((member) => (
            <li key={member.name} className={row}>
              <div className={words}>
                <h3>{member.name}</h3>
                <p className={role}>{member.role}</p>
                <p className={bio}>{member.bio}</p>
                <ul>
                  {member.socialLinks.map(({ label, url }) => (
                    <li key={url}>
                      <ExternalLink href={url} className={link}>
                        {label}
                        <VisuallyHidden> de {member.name}</VisuallyHidden>
                      </ExternalLink>
                    </li>
                  ))}
                </ul>
              </div>
              <Portrait name={member.name} image={member.image} />
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}

const section = css`
  padding-top: ${space.section};
`;

const heading = css`
  margin: 0 0 clamp(2rem, 4vw, 3.5rem) -0.04em;
`;

const row = css`
  display: grid;
  gap: 2.5rem ${space.x6};

  ${media.twoColumns} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: end;
  }
`;

/* Beside the photo, the top of the name's capitals is level with the photo's edge. */
const words = css`
  h3 {
    font-size: 1.75rem;
    font-weight: 560;
    line-height: 1.2;
    letter-spacing: -0.025em;
  }

  ${media.twoColumns} {
    align-self: start;
    margin-top: -0.44rem;
    padding-bottom: 2.5rem;
  }
`;

const role = css`
  margin: 0.25rem 0 1rem;
  color: ${color.brand};
  font-weight: 600;
`;

const bio = css`
  max-width: 33rem;
  color: ${color.muted};
  font-size: ${text.lead};
  line-height: 1.5;
`;

const link = css`
  display: inline-flex;
  align-items: center;
  min-height: ${touchTarget};
  margin-top: 0.75rem;
  color: inherit;
  font-weight: 600;
  text-decoration-thickness: 1.5px;
  text-underline-offset: 0.3em;
`;
