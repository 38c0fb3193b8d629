import * as v from 'valibot';

/** Refuses a list in which two entries share one of their `values`, because pages tell entries apart by these. */
export function distinct<Entry>(values: (entry: Entry) => string[], message: string) {
  return v.check<Entry[], string>((list) => {
    const all = list.flatMap(values);
    return new Set(all).size === all.length;
  }, message);
}

/** A list of links, each with a label and an address of its own. */
export function links<Link extends v.GenericSchema<unknown, { label: string; url: string }>>(link: Link) {
  return v.pipe(
    v.array(link),
    distinct<v.InferOutput<Link>>(({ label, url }) => [label, url], 'write each label and each address once'),
  );
}
