import { css } from '@linaria/core';
import { mailtoUrl, site } from '../site.ts';
import { media } from '../styles/media.ts';
import { color, radius, space, text, touchTarget } from '../styles/tokens.ts';
import { Container } from '../ui/Container.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';
import { ContactForm } from './ContactForm.tsx';
import { daysInWords, hoursInWords } from './openingHours.ts';

export function Contact() {
  return (
    <Container className={page}>
      <PageTitle lead="Conte do que você precisa: uma dúvida sobre o app, uma sugestão, um problema.">
        Contato
      </PageTitle>
      <div className={columns}>
        <section className={messageSection}>
          <h2>Envie uma mensagem</h2>
          <ContactForm />
        </section>
        <div className={aside}>
          <section>
            <h2>E-mail</h2>
            <a href={mailtoUrl} className={email}>
              {site.email}
            </a>
          </section>
          <section>
            <h2 id="horario">Horário de atendimento</h2>
            <OpeningHours />
            <p>{site.timeZone}</p>
          </section>
        </div>
      </div>
    </Container>
  );
}

function OpeningHours() {
  return (
    <table className={hours} aria-labelledby="horario">
      <tbody>
        {site.openingHours.map((hours) => (
          <tr key={hours.days.join()}>
            <th scope="row">{daysInWords(hours.days)}</th>
            <td>{hoursInWords(hours)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const page = css`
  padding-block: ${space.pageTop} ${space.section};

  h2 {
    margin-bottom: ${space.x3};
    font-size: ${text.h3};
  }
`;

const columns = css`
  display: grid;
  gap: ${space.x6};
  margin-top: ${space.x6};

  ${media.wide} {
    grid-template-columns: 7fr 4fr;
    gap: ${space.x8};
  }
`;

const messageSection = css`
  ${media.print} {
    display: none;
  }
`;

const aside = css`
  display: grid;
  gap: ${space.x4};
  align-content: start;

  section {
    padding: ${space.x3};
    border: 1px solid ${color.line};
    border-radius: ${radius.card};
    background: ${color.surface};
  }

  h2 {
    margin-bottom: ${space.x1};
  }
`;

const email = css`
  display: inline-flex;
  align-items: center;
  min-height: ${touchTarget};
  overflow-wrap: anywhere;
`;

const hours = css`
  width: 100%;
  border-collapse: collapse;

  th {
    font-weight: 400;
    text-align: start;
  }

  td {
    font-variant-numeric: tabular-nums;
    text-align: end;
    white-space: nowrap;
  }

  th,
  td {
    padding-block: ${space.x1};
  }

  tr + tr > * {
    border-top: 1px solid ${color.line};
  }
`;
