import { css, cx } from '@linaria/core';
import { viewBoxes } from '../../../shared/figure/viewBoxes.ts';
import { amplitude, example, jointOf } from '../../../shared/patients.ts';
import { ground } from '../../styles/grounds.ts';
import { container } from '../../styles/media.ts';
import { screenOnly } from '../../styles/screenOnly.ts';
import { color, space, text } from '../../styles/tokens.ts';
import { LetteredDrawing } from '../LetteredDrawing.tsx';
import { BenefitText } from './BenefitText.tsx';
import { rows } from './PatientManagement.tsx';

const { patient, series, latest } = example;

/** 'Economia de tempo': the app with a photograph and its reading, which a leader shows in the ledger's first row. */
export function TimeSaved() {
  return (
    <li className={band}>
      <BenefitText title="Economia de tempo" className={words}>
        <p>Salve a medida na hora, sem passá-la a limpo depois.</p>
      </BenefitText>
      <div className={cx(phone, screenOnly)} aria-hidden="true">
        <LetteredDrawing
          src="/phone.svg"
          frame={viewBoxes.phone}
          flexion={latest.angle}
          className={cx(ground.field, photograph)}
        />
        <p className={who}>{`Paciente ${patient.number} · ${jointOf(series).toLowerCase()}`}</p>
        <p className={reading}>{`${latest.angle}°`}</p>
        <p>{`${series.movement}, ${amplitude.toLowerCase()}`}</p>
        <p className={saved}>Medida salva</p>
      </div>
    </li>
  );
}

const ink = `linear-gradient(${color.ink} 0 0)`;

const band = css`
  grid-column: phone;
  --phone: clamp(10rem, 33vw, 16rem);
  position: relative;
  display: flex;
  flex-wrap: wrap;
  gap: 1rem;
  padding: var(--air) ${space.pad} 0;

  ${container.threeColumns} {
    --phone: max(16.5rem, 25cqw - 1.25 * ${space.pad} + 2rem);
    padding-left: 0;

    /* A leader from the middle of the ledger's first row to the reading on the phone. */
    &::before {
      position: absolute;
      inset: auto calc(${space.pad} + var(--phone)) 7rem calc(0.5rem - ${space.pad});
      height: calc(${rows.length - 0.5} * var(--row) - 7rem + 5px);
      background:
        radial-gradient(transparent 3px, ${color.arc} 3.5px 5px, transparent 5.5px) 0 0 / 11px 11px,
        ${ink} 11px 5px / calc(100% - 47px) 1px,
        ${ink} right 36px bottom 0 / 1px calc(100% - 5px),
        ${ink} 100% 100% / 36px 1px;
      background-repeat: no-repeat;
      content: '';
    }
  }
`;

const words = css`
  flex: 1 1 6rem;
`;

const phone = css`
  flex: 0 1 var(--phone);
  align-self: end;
  overflow: hidden;
  padding-bottom: 0.75rem;
  border: 7px solid ${color.bezel};
  border-bottom: 0;
  border-radius: 36px 36px 0 0;
  background: ${color.surface};
  box-shadow: 0 0 0 1.5px ${color.line}, 0 -10px 80px ${color.shadow};
  font-size: ${text.small};
  line-height: 1.3;

  p {
    padding-inline: 1rem;
  }
`;

const who = css`
  padding-top: 0.75rem;
  color: ${color.muted};
`;

const saved = css`
  color: ${color.brand};
`;

const reading = css`
  color: ${color.arcText};
  font-size: calc(0.32 * var(--phone));
  font-weight: 380;
  line-height: 1.2;
  letter-spacing: -0.045em;
`;

const photograph = css`
  aspect-ratio: ${viewBoxes.phone.width} / ${viewBoxes.phone.height};
`;
