import { readFileSync } from 'node:fs';
import type { Sender } from '../src/contact/delivery.ts';
import { sender } from '../src/contact/sender.ts';
import { legalFacts, site } from '../src/site.ts';
import { malformed } from './forms.ts';
import { unfitPhoto } from './photo.ts';
import { placeholders } from './placeholders.ts';

/** The file of the owner's facts. */
const file = 'web/src/site.ts';

/** Something that a release refuses. `allowedBy` is the variable that lets it pass with the value 1, if one does. */
export interface Obstacle {
  words: string;
  allowedBy?: 'ALLOW_PLACEHOLDERS' | 'ALLOW_SIMULATED_FORM';
}

/** What keeps the site from going live. `source` marks the facts that are placeholders: these need not fit yet. */
export function obstacles(source = readFileSync(file, 'utf8')): Obstacle[] {
  const marked = placeholders(source);
  const isMarked = (fact: string) => marked.some((placeholder) => placeholder.startsWith(`${fact} = `));
  return [
    ...marked.map((fact): Obstacle => {
      return { words: `placeholder: ${fact}, edit it in ${file}`, allowedBy: 'ALLOW_PLACEHOLDERS' };
    }),
    ...malformed({ site, legalFacts }, file).filter(({ fact }) => !isMarked(fact)),
    ...unfitPhoto(site.founder.image, 'web/public').map((words) => ({ words })),
    ...unfitSender(sender),
  ];
}

/** Reports a sender that delivers nothing, or whose origin pages cannot call. */
export function unfitSender(sender: Sender): Obstacle[] {
  const file = 'web/src/contact/sender.ts';
  if (!sender.simulated) return malformed({ sender }, file);
  return [{ words: `the form delivers nothing: connect a sender in ${file}`, allowedBy: 'ALLOW_SIMULATED_FORM' }];
}
