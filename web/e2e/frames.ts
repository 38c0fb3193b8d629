import { execFileSync } from 'node:child_process';
import path from 'node:path';
import type { Page } from '@playwright/test';

const film = path.resolve(import.meta.dirname, '../film/demo.mp4');

/** Frames are compared as thumbnails: what they show matters, not how a decoder rounds a pixel. */
const width = 72;
const height = 128;

/** A frame as the page shows it: its second of the film, and its grey pixels. */
export interface ShownFrame {
  mediaTime: number;
  pixels: number[];
}

/** Awaits the first frame that the page's video shows at or after a second. */
export function frameShownFrom(page: Page, seconds: number): Promise<ShownFrame> {
  return page.locator('video').evaluate(
    (video: HTMLVideoElement, { seconds, width, height }) =>
      new Promise<ShownFrame>((resolve) => {
        video.requestVideoFrameCallback(function onFrame(_now, { mediaTime }) {
          if (mediaTime < seconds) return video.requestVideoFrameCallback(onFrame);
          const context = new OffscreenCanvas(width, height).getContext('2d');
          if (!context) throw new Error('no 2d context');
          context.imageSmoothingQuality = 'high';
          context.drawImage(video, 0, 0, width, height);
          const { data } = context.getImageData(0, 0, width, height);
          const pixels = Array.from({ length: width * height }, (_, index) => {
            const [red = 0, green = 0, blue = 0] = data.subarray(index * 4);
            return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
          });
          resolve({ mediaTime, pixels });
        });
      }),
    { seconds, width, height },
  );
}

/** The film file's own frame at a second, decoded by ffmpeg. */
export function frameOfFile(seconds: number): number[] {
  const args = ['-v', 'error', '-ss', String(seconds), '-i', film, '-frames:v', '1'];
  const output = [
    '-vf',
    `scale=${width}:${height}:flags=area:in_color_matrix=bt709:in_range=tv,format=rgb24`,
    '-f',
    'rawvideo',
    '-',
  ];
  const bytes = execFileSync('ffmpeg', [...args, ...output]);
  return Array.from({ length: width * height }, (_, index) => {
    const [red = 0, green = 0, blue = 0] = bytes.subarray(index * 3);
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  });
}

/** The mean difference of two frames, in grey levels from 0 to 255. */
export function difference(one: number[], other: number[]): number {
  return one.reduce((sum, value, index) => sum + Math.abs(value - (other[index] ?? 0)), 0) / one.length;
}
