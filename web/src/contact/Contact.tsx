import { css, cx } from '@linaria/core';
import { legalFacts, site } from '../site.ts';
import { color, container, ground, headerHeight, screenOnly, space, type } from '../styles/rules.ts';
import { privacyOfficer } from '../supplier.ts';
import { EmailLink } from '../ui/EmailLink.tsx';
import { ExternalLink } from '../ui/ExternalLink.tsx';
import { WholeNumbers } from '../ui/WholeNumbers.tsx';
import { ContactForm } from './ContactForm.tsx';
import { Hours } from './Hours.tsx';
import { address, note } from './Notices.tsx';

/** The form on paper, and beside it, or below it on a small screen, the other ways to write on the deep ground. */
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
      <div className={cx(aside, ground.deep)}>
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
        {/* A prominent place, as the Resolução CD/ANPD nº 18/2024 asks. */}
        <section>
          <h2>Encarregado e canal para titulares</h2>
          <p className={note}>{privacyOfficer()}</p>
          <EmailLink className={addressLink}>{legalFacts.privacyChannel.email}</EmailLink>
        </section>
        {/* The site's promise, which `web/e2e/access` holds, and where to report a barrier (Lei nº 13.146/2015, art. 63, § 1º). */}
        <section>
          <h2 id="acessibilidade" tabIndex={-1}>
            Acessibilidade
          </h2>
          <p className={note}>
            <WholeNumbers>
              {'Este site funciona só com o teclado, com leitor de tela, com letras a 200%, em 320 pixels de largura, com ' +
                'mais contraste e com menos movimento. ' +
                (FILM_HAS_SOUND
                  ? 'O vídeo começa sem som; a transcrição diz o que se vê e o que se ouve.'
                  : 'O vídeo não tem som, e a transcrição o descreve.') +
                ' O app não está incluído. Se encontrar uma barreira, escreva para'}
            </WholeNumbers>{' '}
            {address}.
          </p>
        </section>
      </div>
    </div>
  );
}

const halves = css`
  ${container.twoColumns} {
    display: grid;
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  }
`;

const writing = css`
  padding: ${space.x3} ${space.pad} ${space.x4};

  ${container.twoColumns} {
    padding: clamp(1.5rem, 0.04 * var(--screen), 3.75rem) clamp(1.5rem, 7vw, 7rem) ${space.section} ${space.pad};
  }
`;

const message = css`
  margin-top: ${space.x8};
`;

/* Narrow enough on a phone to have as many lines in the fallback font. */
const lead = css`
  max-width: 17em;
  margin-top: ${space.x3};
  color: ${color.muted};
  ${type.lead}
  text-wrap: balance;

  ${container.oneLine} {
    max-width: 33rem;
  }
`;

const aside = css`
  display: flex;
  flex-direction: column;
  gap: ${space.x8};
  padding: ${space.x8} ${space.pad} 4.5rem;

  ${container.twoColumns} {
    /* It begins behind the header. */
    margin-top: calc(-1 * ${headerHeight.page});
    padding: 10.5rem ${space.pad} 5rem clamp(2rem, 5vw, 4.5rem);
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
