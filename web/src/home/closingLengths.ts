import { roundTo } from '../../shared/geometry/geometry.ts';
import { baselineOf, capitalsOf } from '../styles/rules.ts';

/** From the top of the closing statement to its capitals, in its letters' size (em). */
export const capitals = capitalsOf('statement');

/** From its capitals to its last baseline, in em. */
export const height = baselineOf('statement', 2) - capitals;

/** The quiet zone round the store's code, in em. */
export const quiet = height / 10;

/** Writes a length in em. */
export const em = (length: number) => `${roundTo(length, 100)}em`;
