import { run } from './ffmpeg.ts';

interface Probe {
  streams: Record<string, unknown>[];
  packets: { pts: number; pts_time: string; flags: string }[];
  format: { duration: string };
}

/** What ffprobe says of a file. */
export async function probe(file: string, ...show: string[]): Promise<Probe> {
  const output = await run('ffprobe', ['-loglevel', 'error', ...show, '-of', 'json', file]);
  return JSON.parse(output.toString());
}
