import { css } from '@linaria/core';
import { site } from '../site.ts';
import { color, groundLine, type } from '../styles/rules.ts';
import { BoundText } from '../ui/BoundText.tsx';
import { Section } from '../ui/Section.tsx';

/** The owner's answers to what is asked before installing. Nothing while there are none. */
export function Answers() {
  if (site.answers.length === 0) return null;
  return (
    <Section id="antes-de-instalar" title="Antes de instalar">
      {site.answers.map(({ question, answer }, index) => (
        <details key={question} id={`pergunta-${index + 1}`} className={entry}>
          <summary>{question}</summary>
          <p>
            <BoundText>{answer}</BoundText>
          </p>
        </details>
      ))}
    </Section>
  );
}

const entry = css`
  padding-left: 1.25rem;
  border-bottom: ${groundLine};
  break-inside: avoid;

  summary {
    padding-block: 0.875rem;
    ${type.boldLead}
    list-style-position: outside;
    cursor: pointer;
  }

  p {
    max-width: 38rem;
    padding-bottom: 1.25rem;
    color: ${color.muted};
  }
`;
