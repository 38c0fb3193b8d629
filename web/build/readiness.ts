import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { timeZoneNames } from '../src/contact/openingHours.ts';
import { type Sender, sender } from '../src/contact/sender.ts';
import { site } from '../src/site.ts';
import { placeholders } from './placeholders.ts';

/** The file of the owner's facts. */
const facts = 'web/src/site.ts';

/** Something that a release refuses. `allowedBy` is the variable that lets it pass with the value 1, if one does. */
export interface Obstacle {
  words: string;
  allowedBy?: 'ALLOW_PLACEHOLDERS' | 'ALLOW_SIMULATED_FORM';
}

/** What keeps the site from going live. */
export function obstacles(): Obstacle[] {
  return [
    ...placeholders(readFileSync(facts, 'utf8')).map((fact): Obstacle => {
      return { words: `placeholder: ${fact}, edit it in ${facts}`, allowedBy: 'ALLOW_PLACEHOLDERS' };
    }),
    ...missingPhoto(site.founder.image, 'web/public'),
    ...unknownTimeZone(site.timeZone),
    ...site.holidays.flatMap(noDate),
    ...unfitSender(sender),
  ];
}

/** The obstacle that a photo, a path on the site, is not in the folder of its files. */
export function missingPhoto(image: string, folder: string): Obstacle[] {
  if (!image || existsSync(path.join(folder, image))) return [];
  return [{ words: `founder.image = ${image}, but ${folder} has no such file` }];
}

/** Reports a time zone that the contact page cannot name. */
export function unknownTimeZone(timeZone: string): Obstacle[] {
  if (timeZone in timeZoneNames) return [];
  return [{ words: `timeZone = ${timeZone}, but it is one of ${Object.keys(timeZoneNames).join(', ')}` }];
}

/** Reports a holiday that is not a date in ISO 8601, which would close no day. */
export function noDate(holiday: string): Obstacle[] {
  const date = new Date(holiday);
  if (date.getTime() && date.toISOString().startsWith(`${holiday}T`)) return [];
  return [{ words: `holidays has ${holiday}, but a date is written like 2026-12-25` }];
}

/** The obstacle that a sender delivers nothing, or that the origin of one that does is no origin (RFC 6454). */
export function unfitSender(sender: Sender): Obstacle[] {
  const file = 'web/src/contact/sender.ts';
  if (sender.simulated)
    return [{ words: `the form delivers nothing: connect a sender in ${file}`, allowedBy: 'ALLOW_SIMULATED_FORM' }];
  const { origin } = sender;
  if (URL.canParse(origin) && new URL(origin).origin === origin) return [];
  return [{ words: `the sender's origin is ${origin}, not one such as https://forms.example: see ${file}` }];
}
