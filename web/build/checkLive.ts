import { obstacles } from './readiness.ts';

/** Prints what keeps the site from going live. Exits with 1 unless variables allow all of it, as for a staging site. */
const refused = (await obstacles()).filter(({ words, allowedBy }) => {
  console.warn(words);
  return !allowedBy || process.env[allowedBy] !== '1';
});
const remedies = {
  ALLOW_PLACEHOLDERS: 'builds a staging site with these placeholders',
  ALLOW_SIMULATED_FORM: 'publishes the form as the demonstration that it says it is',
};
for (const [variable, effect] of Object.entries(remedies)) {
  if (refused.some(({ allowedBy }) => allowedBy === variable)) console.error(`check-live: ${variable}=1 ${effect}`);
}
if (refused.length > 0) process.exitCode = 1;
