import { css, cx } from '@linaria/core';
import { legalFacts, site } from '../site.ts';
import { baselineOf, container, ground, headerHeight, screenOnly, size, space, type } from '../styles/rules.ts';
import { privacyOfficer } from '../supplier.ts';
import { BoundText } from '../ui/BoundText.tsx';
import { EmailLink } from '../ui/EmailLink.tsx';
import { ExternalLink } from '../ui/ExternalLink.tsx';
import { ContactForm } from './ContactForm.tsx';
import { Hours } from './Hours.tsx';
import { address, note } from './Notices.tsx';

/** The form, the other ways to write, and how accessible the site is. */
export function Contact() {
  return (
    <div className={halves}>
      <div className={writing}>
        <h1 tabIndex={-1}>Contato</h1>
        <p className={lead}>Tem uma dúvida, uma sugestão ou um problema com o app? Escreva para nós.</p>
        <section className={cx(message, screenOnly)}>
          <h2>Envie uma mensagem</h2>
          <ContactForm />
        </section>
      </div>
      <div className={cx(ways, ground.deep)}>
        <section>
          <h2>E-mail</h2>
          <EmailLink className={addressLink}>{site.email}</EmailLink>
        </section>
        {site.chats.length > 0 && (
          <section>
            <h2>Chat</h2>
            {site.chats.map(({ label, url }) => (
              <ExternalLink key={url} href={url} className={addressLink}>
                {label}
              </ExternalLink>
            ))}
          </section>
        )}
        <Hours />
      </div>
      {/* A prominent place, as the Resolução CD/ANPD nº 18/2024 asks. */}
      <section className={cx(officer, ground.deep)}>
        <h2>Encarregado e canal para titulares</h2>
        <p className={note}>{privacyOfficer()}</p>
        <EmailLink className={addressLink}>{legalFacts.privacyChannel.email}</EmailLink>
      </section>
      {/* The site's promise, which `web/e2e/access` holds, and where to report a barrier (Lei nº 13.146/2015, art. 63, § 1º). */}
      <section className={access}>
        <h2 id="acessibilidade" tabIndex={-1}>
          Acessibilidade
        </h2>
        <p className={note}>
          <BoundText>
            {'Este site funciona também sem mouse, com leitor de tela, com letras a 200%, em 320 pixels de largura, com ' +
              'mais contraste e menos movimento. ' +
              (FILM_HAS_SOUND
                ? 'O vídeo começa sem som; a transcrição diz o que se vê e o que se ouve.'
                : 'O vídeo não tem som, e a transcrição o descreve.') +
              ' O app não está incluído. Há uma barreira? Escreva para'}
          </BoundText>{' '}
          {address}.
        </p>
      </section>
    </div>
  );
}

/** The spaces on both sides of the deep ground's edge. */
const beside = 'clamp(1.5rem, 7vw, 7rem)';
const inset = 'clamp(2rem, 5vw, 4.5rem)';

/* `--top` is the space above the title. */
const halves = css`
  ${container.twoColumns} {
    --top: clamp(1.5rem, 0.04 * var(--screen), 3.75rem);
    display: grid;
    grid-template: auto 1fr / minmax(0, 7fr) minmax(0, 5fr);
  }
`;

const writing = css`
  padding: ${space.x3} ${space.pad} ${space.x4};

  ${container.twoColumns} {
    padding: var(--top) ${beside} ${space.x8} ${space.pad};
  }
`;

const message = css`
  margin-top: ${space.x8};
`;

/* Narrow enough on a phone to have as many lines in the fallback font. */
const lead = css`
  max-width: 17em;
  margin-top: ${space.x3};
  ${type.mutedLead}
  text-wrap: balance;

  ${container.oneLine} {
    max-width: 33rem;
  }
`;

/* It begins behind the header. Its first heading and the page's title share a baseline. */
const ways = css`
  display: flex;
  flex-direction: column;
  gap: ${space.x8};
  padding: ${space.x8} ${space.pad};

  ${container.twoColumns} {
    margin-top: calc(-1 * ${headerHeight.page});
    padding: calc(${headerHeight.page} + var(--top) + ${baselineOf('display')} * ${size.display} - ${baselineOf('title')} * ${size.title}) ${space.pad} ${space.x8} ${inset};
  }
`;

/* Its heading, and that of the part beside it, are the first lines of their row. */
const officer = css`
  padding: 0 ${space.pad} ${space.x8};

  ${container.twoColumns} {
    grid-area: 2 / 2;
    padding: 0 ${space.pad} ${space.section} ${inset};
  }
`;

/* Margins, so that a link to it shows its heading under the header. */
const access = css`
  margin: ${space.x8} ${space.pad};

  ${container.twoColumns} {
    margin: 0 ${beside} ${space.section} ${space.pad};
  }
`;

const addressLink = css`
  display: block;
  width: fit-content;
  padding-block: 0.625rem;
  color: inherit;
  ${type.lead}
  overflow-wrap: anywhere;
`;
