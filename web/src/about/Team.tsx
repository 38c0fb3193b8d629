import { css } from '@linaria/core';
import { site } from '../site.ts';
import { media } from '../styles/media.ts';
import { color, radius, space, touchTarget } from '../styles/tokens.ts';
import { ExternalLink } from '../ui/ExternalLink.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';

/** A member of the team. `image` is a path on this site; `socialLinks` lead to other sites. */
export interface TeamMember {
  name: string;
  role: string;
  image: string;
  bio: string;
  socialLinks: readonly { label: string; url: string }[];
}

const team: readonly TeamMember[] = [site.founder];

/** The members of the team. */
export function Team() {
  return (
    <ul>
      {team.map((member) => (
        <li key={member.name} className={card}>
          <img src={member.image} alt={`Retrato de ${member.name}`} width={160} height={160} />
          <div>
            <h3>{member.name}</h3>
            <p className={role}>{member.role}</p>
            <p>{member.bio}</p>
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
        </li>
      ))}
    </ul>
  );
}

const card = css`
  display: grid;
  gap: ${space.x3};
  max-width: 44rem;
  padding: ${space.x3};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};

  img {
    border-radius: ${radius.control};
  }

  ${media.medium} {
    grid-template-columns: auto 1fr;
    align-items: center;
  }
`;

const role = css`
  margin-bottom: ${space.x1};
  color: ${color.brand};
  font-weight: 600;
`;

const link = css`
  display: inline-flex;
  align-items: center;
  min-height: ${touchTarget};
`;
