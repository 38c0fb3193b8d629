import { css, cx } from '@linaria/core';
import { frames } from '../../../shared/figure/frames.ts';
import { amplitude, example, jointOf } from '../../../shared/patients.ts';
import { ground } from '../../styles/grounds.ts';
import { container, media } from '../../styles/media.ts';
import { color, space, text } from '../../styles/tokens.ts';
import { picture, zeroName } from './band.ts';
import { Words } from './Words.tsx';

const { patient, series, latest } = example;
const { width, height } = frames.phone;

/** 'Economia de tempo': the app with a photograph and its reading, which a leader shows in the ledger's first row. */
export function TimeSaved() {
  return (
    <li className={band}>
      <Words of="time" />
      <div className={phone} aria-hidden="true">
        <div>
          <div className={cx(ground.field, picture)}>
            <img src="/phone.svg" alt="" width={width} height={height} loading="lazy" />
            <span className={zero}>0°</span>
          </div>
          <p>{`Paciente ${patient.number} · ${jointOf(series).toLowerCase()}`}</p>
          <p className={reading}>{`${latest.angle}°`}</p>
          <p>{`${series.movement}, ${amplitude.toLowerCase()}`}</p>
          <p>Medida salva</p>
        </div>
      </div>
    </li>
  );
}

const ink = `linear-gradient(${color.ink} 0 0)`;

const band = css`
  position: relative;
  --phone: clamp(10rem, 33cqw, 16rem);
  display: flex;
  flex-wrap: wrap;
  gap: 1.5rem;
  padding: var(--air) ${space.pad} 0;

  ${container.threeColumns} {
    --phone: max(16.5rem, 25cqw - 1.25 * ${space.pad} + 2rem);
    padding-left: 0;

    /* A leader from the ledger's first row, four and a half rows up, to the reading on the phone. */
    &::before {
      position: absolute;
      inset: auto calc(${space.pad} + var(--phone)) 7rem calc(0.5rem - 3.4cqw);
      height: calc(4.5 * var(--row) - 7rem + 5px);
      background:
        radial-gradient(transparent 3px, ${color.arc} 3.5px 5px, transparent 5.5px) 0 0 / 11px 11px,
        ${ink} 11px 5px / calc(100% - 47px) 1px,
        ${ink} right 36px bottom 0 / 1px calc(100% - 5px),
        ${ink} 100% 100% / 36px 1px;
      background-repeat: no-repeat;
      content: '';
    }
  }

  > :first-child {
    flex: 1 1 6.5rem;
  }
`;

const phone = css`
  flex: 0 1 var(--phone);
  align-self: end;
  margin-left: auto;
  overflow: hidden;
  padding: 7px 7px 0;
  border: 1.5px solid ${color.line};
  border-bottom: 0;
  border-radius: 36px 36px 0 0;
  background: ${color.bezel};
  box-shadow: 0 -10px 80px ${color.shadow};

  > div {
    overflow: hidden;
    padding-bottom: 0.75rem;
    border-radius: 29px 29px 0 0;
    background: ${color.surface};
  }

  > div > div {
    aspect-ratio: ${width} / ${height};
  }

  p {
    padding-inline: 1rem;
    font-weight: 600;
    line-height: 1.3;
  }

  p:nth-child(2) {
    padding-top: 0.75rem;
    color: ${color.muted};
    font-size: ${text.small};
    font-weight: 400;
  }

  p:last-child {
    color: ${color.brand};
    font-size: ${text.small};
    font-weight: 400;
  }

  ${container.phone} {
    p:last-child {
      display: none;
    }
  }

  ${media.print} {
    display: none;
  }
`;

const reading = css`
  && {
    margin-left: -0.04em;
    color: ${color.arcText};
    font-size: clamp(min(3.25rem, 24cqw), 6cqw, 5.75rem);
    font-weight: 380;
    line-height: 1.05;
    letter-spacing: -0.045em;
  }
`;

const zero = css`
  ${zeroName(frames.phone, latest.angle)}
`;
