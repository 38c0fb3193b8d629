import { type Box, parseBoxes, payload, serializeBoxes } from './boxes.ts';

/**
 * How many samples of each seek point are brought forward. A decoder looks at the first few before it shows one, and
 * players read about twenty to learn a film's rate; what follows is asked for while these are shown.
 */
export const leadSamples = 20;

const tables = ['moov', 'trak', 'mdia', 'minf', 'stbl'];

/** A run of samples, numbered from 0, `end` excluded, that lie together in the file. */
interface Chunk {
  start: number;
  end: number;
  bytes: Buffer;
}

/**
 * Moves the first pictures of each of `starts` (numbers of samples from 0, keyframes) to the front of the media data
 * of a film of one track, the smallest first: they arrive with the index, so that a seek to them asks for nothing
 * more. Chromium reads media in blocks of 32 KiB and asks anew, sometimes twice, for a place further off. The order
 * of time stays in the tables; only places change (ISO/IEC 14496-12, 8.7), which not every player allows: WebKitGTK
 * reads a file from front to back, and finds no picture in this one. Throws when a start is no keyframe.
 */
export function arrangeSamples(film: Buffer, starts: readonly number[]): Buffer {
  const boxes = parseBoxes(film);
  const chunks = split(boxes, starts);
  const isLead = ({ start }: Chunk) => starts.includes(start);
  const leads = chunks.filter(isLead).sort((one, other) => one.bytes.length - other.bytes.length);
  const order = [...leads, ...chunks.filter((chunk) => !isLead(chunk))];

  const moov = (offsets: Map<Chunk, number>) =>
    boxes.filter(({ type }) => type !== 'mdat').map((box) => withChunks(box, chunks, offsets));
  // The tables have their final size whatever they say, so the media data's place is known before the offsets are.
  let offset = serializeBoxes(moov(new Map())).length + 8;
  const offsets = new Map<Chunk, number>();
  for (const chunk of order) {
    offsets.set(chunk, offset);
    offset += chunk.bytes.length;
  }
  return serializeBoxes([...moov(offsets), { type: 'mdat', content: Buffer.concat(order.map(({ bytes }) => bytes)) }]);
}

/** The samples in the order of time, cut before each start and after its lead. */
function split(boxes: readonly Box[], starts: readonly number[]): Chunk[] {
  const sizes = values(payload(boxes, ...tables, 'stsz'), 12);
  const keyframes = new Set(values(payload(boxes, ...tables, 'stss'), 8).map((number) => number - 1));
  for (const start of starts) {
    if (!keyframes.has(start)) throw new Error(`sample ${start} is no keyframe`);
  }
  const places = values(payload(boxes, ...tables, 'stco'), 8);
  if (places.some((place, index) => place < (places[index - 1] ?? 0))) throw new Error('the film is arranged already');

  const media = payload(boxes, 'mdat');
  const cuts = [0, ...starts.flatMap((start) => [start, Math.min(start + leadSamples, sizes.length)]), sizes.length];
  let offset = 0;
  return cuts.slice(1).flatMap((end, index) => {
    const start = cuts[index] ?? 0;
    const bytes = media.subarray(offset, offset + sum(sizes.slice(start, end)));
    offset += bytes.length;
    return end > start ? [{ start, end, bytes }] : [];
  });
}

/** The box with its sample-to-chunk and chunk-offset tables rewritten (ISO/IEC 14496-12, 8.7.4 and 8.7.5). */
function withChunks(box: Box, chunks: Chunk[], offsets: Map<Chunk, number>): Box {
  if (Array.isArray(box.content))
    return { ...box, content: box.content.map((child) => withChunks(child, chunks, offsets)) };
  if (box.type === 'stsc')
    return { ...box, content: table(chunks.map(({ start, end }, index) => [index + 1, end - start, 1])) };
  if (box.type === 'stco') return { ...box, content: table(chunks.map((chunk) => [offsets.get(chunk) ?? 0])) };
  return box;
}

/** A full box's table of 32-bit rows. */
function table(rows: number[][]): Buffer {
  const words = [0, rows.length, ...rows.flat()];
  const bytes = Buffer.alloc(4 * words.length);
  for (const [index, word] of words.entries()) bytes.writeUInt32BE(word, 4 * index);
  return bytes;
}

/** The 32-bit values of a payload from an offset to its end. */
function values(bytes: Buffer, offset: number): number[] {
  return Array.from({ length: (bytes.length - offset) / 4 }, (_, index) => bytes.readUInt32BE(offset + 4 * index));
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
