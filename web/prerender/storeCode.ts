import { encode } from 'uqr';
import { groundColors } from '../shared/groundColors.ts';
import { palette } from '../shared/palette.ts';
import { storeUrlFrom } from '../src/store.ts';

/**
 * The store listing's address as a QR code, an SVG. It has the colours of the light theme in both: not every camera reads
 * a code that is light on dark.
 */
export function storeCode(): string {
  const { data, size } = encode(storeUrlFrom('qr'), { border: 4 }); // The quiet zone (ISO/IEC 18004).
  const rows = data.map((row) => row.map((dark) => (dark ? '#' : ' ')).join(''));
  const modules = rows.flatMap((row, y) =>
    [...row.matchAll(/#+/g)].map(({ index, 0: { length } }) => `M${index} ${y}h${length}v1h-${length}z`),
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">`,
    `<path fill="${groundColors.ledger.light.paper}" d="M0 0h${size}v${size}H0z"/>`,
    `<path fill="${palette.light.ink}" d="${modules.join('')}"/></svg>`,
  ].join('');
}
