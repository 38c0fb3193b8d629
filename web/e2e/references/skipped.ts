// Prints why the pictures were not compared, as the last line of `make test`, and nothing if they were.
import { builds, whySkipped } from './references.ts';

const skipped = whySkipped(await builds());
if (skipped) console.log(skipped);
