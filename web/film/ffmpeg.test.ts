import { describe, expect, it } from 'vitest';
import { run } from './ffmpeg.ts';

describe('running ffmpeg', () => {
  it('reports its error message when it refuses, also while it reads its input', async () => {
    const input = new Array<Uint8Array>(64).fill(new Uint8Array(1 << 20));
    await expect(run('ffmpeg', ['-loglevel', 'error', '-nonsense'], input)).rejects.toThrow(/nonsense/);
  });

  it('throws what its input throws', async () => {
    function* broken(): Generator<Uint8Array> {
      yield new Uint8Array(1 << 10);
      throw new Error('no frame');
    }
    const args = ['-loglevel', 'error', '-f', 'u8', '-i', '-', '-f', 'null', '-'];
    await expect(run('ffmpeg', args, broken())).rejects.toThrow('no frame');
  });

  it('need not read all of its input', async () => {
    const input = new Array<Uint8Array>(64).fill(new Uint8Array(1 << 20));
    await expect(run('ffmpeg', ['-version'], input)).resolves.toBeInstanceOf(Buffer);
  });
});
