import { inspect } from 'node:util';
import * as v from 'valibot';
import { chatUrl, url } from './addresses.ts';
import { words } from './text.ts';

/** Checks each entry of a list against the earlier ones. `fault` returns what to write instead, or nothing. */
export function each<Entry>(fault: (entry: Entry, earlier: readonly Entry[]) => string | undefined) {
  return v.rawCheck<Entry[]>(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const { value: list } = dataset;
    for (const [key, value] of list.entries()) {
      const message = fault(value, list.slice(0, key));
      if (message) addIssue({ message, path: [{ type: 'array', origin: 'value', input: list, key, value }] });
    }
  });
}

/** Refuses an entry that shares one of its `values` with an earlier one, because pages tell entries apart by these. */
export function distinct<Entry>(values: (entry: Entry) => string[]) {
  return each<Entry>((entry, earlier) => {
    const twice = values(entry).find((value) => earlier.some((other) => values(other).includes(value)));
    return twice && `remove it, ${inspect(twice)} stands before it already`;
  });
}

/** Returns the schema of a list in an owner's facts. */
export function list<Entry extends v.GenericSchema>(entry: Entry) {
  return v.array(entry, 'write a list in square brackets');
}

/** Refuses a list with nothing in it. */
export function filled<Entry>() {
  return v.minLength<Entry[], 1, string>(1, 'write one at least');
}

/** A list of links, each with a label and an address of its own. */
function linkList<Link extends v.GenericSchema<unknown, { label: string; url: string }>>(link: Link) {
  return v.pipe(
    list(link),
    distinct<v.InferOutput<Link>>(({ label, url }) => [label, url]),
  );
}

/** Links to other sites. */
export const links = linkList(v.object({ label: words, url }, "write { label: 'LinkedIn', url: 'https://…' }"));

/** Stores besides Google Play, each with the system that its app runs on. */
export const stores = linkList(
  v.object(
    { label: words, url, system: v.picklist(['iOS', 'Android'], "write 'iOS' or 'Android'") },
    "write { label: 'App Store', url: 'https://…', system: 'iOS' }",
  ),
);

/** Chats in which one reaches the owner. */
export const chats = linkList(
  v.object({ label: words, url: chatUrl }, "write { label: 'WhatsApp', url: 'https://wa.me/5511900000000' }"),
);

/** Studies that the page cites. */
export const studies = v.pipe(
  list(v.object({ citation: words, url }, "write { citation: '…', url: 'https://…' }")),
  distinct(({ citation, url }) => [citation, url]),
);

/** Questions and the owner's answers. */
export const answers = v.pipe(
  list(v.object({ question: words, answer: words }, "write { question: '…', answer: '…' }")),
  distinct(({ question }) => [question]),
);

const isAmount = (reais: unknown) =>
  typeof reais === 'number' && reais >= 0 && Number.isFinite(reais) && Number(reais.toFixed(2)) === reais;

const reais = v.custom<number>(isAmount, 'write an amount such as 49.9, or 0 where the app is free');

/** What the app costs in reais, 0 if it is free: per month, per year, or once. */
export const prices = v.pipe(
  list(
    v.object(
      { reais, per: v.exactOptional(v.picklist(['mês', 'ano'], "write 'mês' or 'ano', or no `per`")) },
      "write { reais: 49.9, per: 'mês' }",
    ),
  ),
  distinct(({ reais, per }) => [`${reais}${per ? ` por ${per}` : ''}`]),
);
