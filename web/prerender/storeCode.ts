import { encode } from 'uqr';
import { groundColors } from '../shared/groundColors.ts';
import { palette } from '../shared/palette.ts';
import { storeUrlFrom } from '../src/store.ts';

/** The store listing's address as a QR code, dark on light in both themes, because not every camera reads the inverse. */
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
