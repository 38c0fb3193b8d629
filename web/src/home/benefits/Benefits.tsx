import { css, cx } from '@linaria/core';
import { useState } from 'react';
import { container, media } from '../../styles/media.ts';
import { color, space, text } from '../../styles/tokens.ts';
import { titled } from './BenefitText.tsx';
import { EaseOfUse } from './EaseOfUse.tsx';
import { Languages } from './Languages.tsx';
import { PatientManagement } from './PatientManagement.tsx';
import { Precision } from './Precision.tsx';
import { type Plate, plates } from './plates.ts';
import { Report } from './Report.tsx';
import { TimeSaved } from './TimeSaved.tsx';

/** The section 'Recursos Principais': one evaluation, from the photograph to the report. */
export function Benefits() {
  const [plate, setPlate] = useState<Plate>(plates.shoulder);
  return (
    <section id="recursos" tabIndex={-1} aria-labelledby="recursos-titulo" className={section}>
      <header className={cx(titled, opening)}>
        <h2 id="recursos-titulo" className={sectionName}>
          Recursos Principais
        </h2>
        <p>Da foto ao relatório, medida por medida.</p>
      </header>
      <ul className={bands}>
        <EaseOfUse />
        <Precision />
        <PatientManagement />
        <TimeSaved opening={plates.shoulder} onChoose={setPlate} />
        <Report plate={plate} />
        <Languages />
      </ul>
      <p className={limit}>O app auxilia a avaliação e não substitui o julgamento profissional.</p>
    </section>
  );
}

/* `--air` is the space above a band's words. */
const section = css`
  --air: clamp(1.5rem, 0.25rem + 5.4vw, 5.5rem);
  container-type: inline-size;
  overflow: clip;

  ${media.print} {
    --air: 1.5rem;
  }
`;

const opening = css`
  row-gap: 0.5rem;
  padding-block: calc(1.5 * var(--air) - 0.875rem);

  p {
    max-width: 14em;
    font-size: ${text.opening};
    font-weight: 520;
    line-height: 1.09;
    letter-spacing: -0.04em;
    text-wrap: balance;
  }

  ${media.print} {
    break-after: avoid;
  }
`;

const sectionName = css`
  color: ${color.brand};
  font-size: ${text.body};
  font-weight: 600;
  letter-spacing: 0;
  line-height: 1.5;
`;

/* On a wide screen a band has a row to itself, unless it asks for one of the two columns. */
const bands = css`
  ${container.ledgerBeside} {
    display: grid;
    grid-template-columns: [ledger] calc(50% + ${space.pad} / 2) [stage] minmax(0, 1fr);

    :where(& > li) {
      grid-column: 1 / -1;
    }
  }
`;

const limit = css`
  padding: calc(var(--air) / 4) ${space.pad} calc(var(--air) / 2);
  color: ${color.muted};
  font-size: ${text.small};
  line-height: 1.5;
`;
