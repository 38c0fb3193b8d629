import path from 'node:path';

/** The folders that the build reads and writes. */
export const webDir = path.resolve(import.meta.dirname, '..');
export const rootDir = path.dirname(webDir);
export const distDir = path.join(webDir, 'dist');
export const publicDir = path.join(webDir, 'public');
export const cacheDir = path.join(rootDir, '.cache');

/** Exists while `dist` holds a whole production build; the Makefile makes it. */
export const productionStamp = path.join(cacheDir, 'production');
