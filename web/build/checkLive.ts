import { placeholders, warn } from './placeholders.ts';

/** Exits with 1 while a fact of `site.ts` is a placeholder. `ALLOW_PLACEHOLDERS=1`, for staging, only warns. */
warn();
if (placeholders().length > 0 && process.env.ALLOW_PLACEHOLDERS !== '1') {
  console.error('check-live: ALLOW_PLACEHOLDERS=1 builds a staging site with these placeholders');
  process.exitCode = 1;
}
