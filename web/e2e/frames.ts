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

/** What captureFrame() is asked for: it runs in a page and sees nothing of this module. */
interface Thumbnail {
  seconds: number;
  width: number;
  height: number;
}

export function thumbnailFrom(seconds: number): Thumbnail {
  return { seconds, width, height };
}

/** Awaits the first frame that the page's video shows at or after a second. */
export function frameShownFrom(page: Page, seconds: number): Promise<ShownFrame> {
  return page.evaluate(captureFrame, thumbnailFrom(seconds));
}

/** Runs in the page: awaits the first frame at or after a second and shrinks it, each pixel the mean of its area. */
export async function captureFrame({ seconds, width, height }: Thumbnail): Promise<ShownFrame> {
  const video = document.querySelector('video');
  if (!video) throw new Error('the page has no video');
  for (;;) {
    const mediaTime = await new Promise<number>((resolve) =>
      video.requestVideoFrameCallback((_now, frame) => resolve(frame.mediaTime)),
    );
    if (mediaTime < seconds) continue;
    const { videoWidth, videoHeight } = video;
    const context = new OffscreenCanvas(videoWidth, videoHeight).getContext('2d');
    if (!context) throw new Error('no 2d context');
    context.drawImage(video, 0, 0);
    const { data } = context.getImageData(0, 0, videoWidth, videoHeight);
    const share = (width * height) / (videoWidth * videoHeight);
    const pixels = new Array<number>(width * height).fill(0);
    for (let index = 0; index < videoWidth * videoHeight; index++) {
      const x = Math.floor(((index % videoWidth) * width) / videoWidth);
      const y = Math.floor((Math.floor(index / videoWidth) * height) / videoHeight);
      const [red, green, blue] = [data[index * 4] ?? 0, data[index * 4 + 1] ?? 0, data[index * 4 + 2] ?? 0];
      pixels[y * width + x] = (pixels[y * width + x] ?? 0) + (0.2126 * red + 0.7152 * green + 0.0722 * blue) * share;
    }
    return { mediaTime, pixels };
  }
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
