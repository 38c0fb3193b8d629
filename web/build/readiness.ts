import { readFileSync } from 'node:fs';
import { inspect } from 'node:util';
import * as v from 'valibot';
import { facts } from '../facts/schema.ts';
import { origin } from '../facts/texts.ts';
import type { Sender } from '../src/contact/types.ts';
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
export async function obstacles(source = readFileSync(file, 'utf8')): Promise<Obstacle[]> {
  // Not at the top: the caller prints what the import of a file that is no TypeScript throws.
  const { site, legalFacts } = await import('../src/site.ts');
  const { sender } = await import('../src/contact/sender.ts');
  const marked = placeholders(source);
  const isMarked = (fact: string) => marked.some((placeholder) => placeholder.startsWith(`${fact} = `));
  return [
    ...marked.map((fact): Obstacle => {
      return { words: `placeholder: ${fact}, edit it in ${file}`, allowedBy: 'ALLOW_PLACEHOLDERS' };
    }),
    ...unfit(facts, { site, legalFacts }, file).filter(({ fact }) => !isMarked(fact)),
    ...unfitPhoto(site.founder.image, 'web/public').map((words) => ({ words })),
    ...unfitSender(sender),
  ];
}

/** Reports a sender that delivers nothing, or whose origin pages cannot call. */
export function unfitSender(sender: Sender): Obstacle[] {
  const file = 'web/src/contact/sender.ts';
  if (!sender.simulated) return unfit(v.object({ sender: v.object({ origin }) }), { sender }, `what ${file} names`);
  return [{ words: `the form delivers nothing: connect a sender in ${file}`, allowedBy: 'ALLOW_SIMULATED_FORM' }];
}

/** Reports each value that a schema refuses, by its place in `file`. */
function unfit(schema: v.GenericSchema, values: object, file: string): { fact: string; words: string }[] {
  const { issues = [] } = v.safeParse(schema, values);
  return issues.map((issue) => {
    const fact = v.getDotPath(issue) ?? '';
    const value = inspect(issue.path?.at(-1)?.value, { breakLength: Number.POSITIVE_INFINITY });
    return { fact, words: `${fact} = ${value}: ${issue.message}, in ${file}` };
  });
}
