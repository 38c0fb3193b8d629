import { obstacles } from './readiness.ts';

/** Prints what keeps the site from going live. Exits with 1 unless variables allow all of it, as for a staging site. */
const refused = (await obstacles()).filter(({ words, allowedBy }) => {
  console.warn(words);
  return !allowedBy || process.env[allowedBy] !== '1';
});
for (const variable of new Set(refused.map(({ allowedBy }) => allowedBy)))
  if (variable) console.error(`check-live: ${variable}=1 lets it pass, for a staging site`);
if (refused.length > 0) process.exitCode = 1;
