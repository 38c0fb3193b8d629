import { sendMessage } from '../src/contact/sendMessage.ts';
import { site } from '../src/site.ts';
import { unfinished } from './placeholders.ts';

/** Exits with 1 while a fact of `site.ts` is a placeholder. `ALLOW_PLACEHOLDERS=1`, for staging, only warns. */
const { errors, warnings } = unfinished(site, sendMessage, process.env.ALLOW_PLACEHOLDERS === '1');
for (const line of warnings) console.warn(`warning: ${line}`);
for (const line of errors) console.error(line);
if (errors.length > 0) {
  console.error(`check-live: ${errors.length} placeholders; ALLOW_PLACEHOLDERS=1 builds a staging site with them`);
  process.exitCode = 1;
}
