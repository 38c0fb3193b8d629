/** A box of an ISO base media file (ISO/IEC 14496-12): its four-letter type, and its payload or the boxes in it. */
export interface Box {
  type: string;
  content: Buffer | Box[];
}

/** The boxes that hold nothing but boxes, on the way from the file to the tables of samples. */
const containers = new Set(['moov', 'trak', 'mdia', 'minf', 'stbl']);

const headerSize = 8;

/** The boxes of a file, or of a container's payload. */
export function parseBoxes(bytes: Buffer): Box[] {
  const boxes: Box[] = [];
  for (let offset = 0; offset < bytes.length; ) {
    const size = bytes.readUInt32BE(offset);
    const type = bytes.toString('latin1', offset + 4, offset + headerSize);
    if (size < headerSize || offset + size > bytes.length) throw new Error(`the box ${type} has a bad size: ${size}`);
    const payload = bytes.subarray(offset + headerSize, offset + size);
    boxes.push({ type, content: containers.has(type) ? parseBoxes(payload) : payload });
    offset += size;
  }
  return boxes;
}

/** The bytes of boxes, with their sizes as they are now. */
export function serializeBoxes(boxes: readonly Box[]): Buffer {
  return Buffer.concat(
    boxes.flatMap(({ type, content }) => {
      const payload = Buffer.isBuffer(content) ? content : serializeBoxes(content);
      const header = Buffer.alloc(headerSize);
      header.writeUInt32BE(headerSize + payload.length);
      header.write(type, 4, 'latin1');
      return [header, payload];
    }),
  );
}

/** The payload of the one box at a path of types. Throws when there is none. */
export function payload(boxes: readonly Box[], ...path: string[]): Buffer {
  const [type, ...rest] = path;
  const content = boxes.find((box) => box.type === type)?.content;
  if (Buffer.isBuffer(content) && rest.length === 0) return content;
  if (Array.isArray(content)) return payload(content, ...rest);
  throw new Error(`the film has no box ${type}`);
}
