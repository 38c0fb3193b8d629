import { placeholders } from './placeholders.ts';

/** A release speaks in its owner's name: ends in failure while a fact still holds a neutral value. */
const found = placeholders();
if (found.length > 0) {
  console.error('make release: these facts are still placeholders; put the real ones into web/src/site.ts and commit:');
  for (const fact of found) console.error(`  ${fact}`);
  process.exitCode = 1;
}
