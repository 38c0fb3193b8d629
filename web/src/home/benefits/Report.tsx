import { css, cx } from '@linaria/core';
import { dayOf } from '../../../shared/patients.ts';
import { container, ground, groundLine, gutter, space } from '../../styles/rules.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { BenefitText } from './BenefitText.tsx';
import type { Plate } from './plates.ts';
import { ReportDial } from './ReportDial.tsx';
import { ReportHead } from './ReportHead.tsx';

/** 'Relatórios detalhados': a report whose dial rests on the page's line, with an arc for each assessment. */
export function Report({ plate, announcement }: { plate: Plate; announcement: string }) {
  const { patient, series } = plate;
  return (
    <li className={cx(ground.sheet, band)}>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      <BenefitText title="Relatórios detalhados" className={words}>
        <p>Quem recebe o relatório vê a foto com os pontos e as medidas com data, por articulação e movimento.</p>
      </BenefitText>
      {/* With a key: a translator has put its own elements in place of these words, and React would not find them. */}
      <div key={patient.number} className={sheet}>
        <ReportHead plate={plate} />
        {/* The dial shows them. */}
        <ul className={unseen}>
          {series.measures.map(({ angle, assessment, date }) => (
            <li key={assessment}>
              <VisuallyHidden>{`${assessment}ª ${dayOf(date)} ${angle}°`}</VisuallyHidden>
            </li>
          ))}
        </ul>
        <ReportDial plate={plate} />
      </div>
    </li>
  );
}

/* `--radius` is that of a half dial, which a phone has upright. On a wide page the report is the fourth column. */
const band = css`
  --radius: min(max(30rem, var(--screen) - var(--header)) / 2 - 30px, var(--page) - 96px);
  display: grid;
  grid-area: relatorios;
  grid-template-areas: 'words' 'report' 'dial';
  grid-template-columns: minmax(0, 1fr);
  gap: 1.25rem ${gutter};
  padding: var(--air) ${space.pad} 0;
  border-block: ${groundLine};
  overflow: clip;

  ${container.oneLine} {
    --radius: calc(var(--page) / 2 - ${space.pad} - 3rem);
    grid-template-columns: [dial-start] repeat(4, minmax(0, 1fr)) [dial-end];
    grid-template-areas: 'words words report photo' 'dial dial dial dial';
    row-gap: 0.75rem;
  }

  ${container.twoColumns} {
    --height: max(40rem, var(--monument));
    --radius: min(0.35 * (var(--page) - 2 * ${space.pad}), var(--height) - 13rem);
    grid-template-rows: [dial-start] auto [dial-end];
    grid-template-areas: 'words words report photo';
    min-height: min(var(--height), var(--radius) + 22rem);
  }

  ${container.threeColumns} {
    --radius: min(0.37 * (var(--page) - 2 * ${space.pad}), var(--height) - 18rem);
    grid-template-rows: auto 1fr;
    grid-template-areas: 'words words words photo' 'words words words report';
  }
`;

/* On a wide page it has three columns, of which the title has the first. */
const words = css`
  grid-area: words;
  max-width: 22rem;

  ${container.threeColumns} {
    display: grid;
    grid-template-columns: calc((100% + ${gutter}) / 3) 1fr;
    align-items: baseline;
    max-width: none;

    p {
      max-width: 30em;
    }
  }
`;

const sheet = css`
  display: contents;
`;

/* It takes no row of the grid. */
const unseen = css`
  position: absolute;
`;
