import { adm, followed } from '../shared/patients.ts';
import { OutlinedText } from './OutlinedText.tsx';
import { Themed } from './Themed.tsx';

const { series, latest } = followed;

const rows = [
  { value: series.joint, of: 'articulação' },
  { value: series.side, of: 'lado' },
  { value: series.movement, of: 'movimento' },
  { value: series.position, of: 'posição' },
  { value: `${adm.charAt(0).toUpperCase()}${adm.slice(1)}`, of: 'ADM' },
].map((row, index) => ({ ...row, y: 60 + 42 * index }));

/** A reading with what is registered of it. */
export function Provenance() {
  return (
    <Themed title="Medida com o seu registro" viewBox={{ left: 0, top: 44, width: 560, height: 200 }}>
      <OutlinedText x={-8} y={190} size={128} spacing={-5.8} fill="var(--arc)">
        {`${latest.angle}°`}
      </OutlinedText>
      <path
        stroke="var(--arc)"
        strokeWidth="1.5"
        d={`M242 60V228M232 144H242${rows.map(({ y }) => `M242 ${y}H256`).join('')}`}
      />
      {rows.map(({ value, of, y }) => (
        <OutlinedText key={of} x={264} y={y + 8} size={24} fill="var(--ink)">
          {`${value} · ${of}`}
        </OutlinedText>
      ))}
    </Themed>
  );
}
