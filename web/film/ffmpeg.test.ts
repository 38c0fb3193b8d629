import { describe, expect, it, vi } from 'vitest';
import { run } from './ffmpeg.ts';

describe('running ffmpeg', () => {
  it('says how to get it where it is missing', async () => {
    vi.stubEnv('PATH', '/nowhere');
    await expect(run('ffmpeg', ['-version'])).rejects.toThrow('ffmpeg not found: apt-get install ffmpeg');
  });

  it('reports its error message when it refuses, also while it reads its input', async () => {
    const feed = async (write: (chunk: Uint8Array) => Promise<void>) => {
      for (let index = 0; index < 64; index++) await write(new Uint8Array(1 << 20));
    };
    await expect(run('ffmpeg', ['-loglevel', 'error', '-nonsense'], feed)).rejects.toThrow(/nonsense/);
  });
});
