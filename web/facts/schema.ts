import * as v from 'valibot';
import { androidVersion, email, origin, packageId } from './addresses.ts';
import { postalCode, state, taxId } from './brazil.ts';
import { answers, chats, distinct, filled, links, list, prices, stores, studies } from './lists.ts';
import { fullName, fullNameOrNone, phrase, phraseOrNone, words } from './text.ts';
import { day, openingHours, pastDay, timeZone } from './times.ts';

// The messages for a missing fact, and for a text or a number where facts belong.
v.setSpecificMessage(v.object, ({ input }) =>
  input === undefined ? 'write this fact, by this name' : 'write the facts that web/facts/schema.ts has here',
);

const yesOrNo = v.boolean('write true or false, without quotes');

const site = v.object({
  origin,
  email,
  storePackageId: packageId,
  otherStores: stores,
  internsMayUse: yesOrNo,
  appHasAccount: yesOrNo,
  leastAndroid: androidVersion,
  prices,
  answers,
  precisionTitle: words,
  precisionStudies: studies,
  profiles: links,
  chats,
  openingHours,
  closedDays: v.pipe(
    list(day),
    distinct((day) => [day]),
  ),
  timeZone,
  founder: v.object({
    name: words,
    role: words,
    /** `web/build/photo.ts` looks into the file. */
    image: v.string("write the photo's place in quotes, such as '/founder.jpg', or ''"),
    bio: words,
    socialLinks: links,
  }),
  legalUpdated: pastDay,
});

const legalFacts = v.object({
  controller: v.object({
    legalName: words,
    taxId,
    address: v.object({ street: words, city: words, state, postalCode }),
  }),
  privacyChannel: v.object({ fullName, responsible: fullNameOrNone, email }),
  appData: v.object({
    photosOnDevice: phrase,
    offline: phrase,
    recordsExport: phrase,
    processor: words,
    country: phrase,
    internationalTransfer: phrase,
    protection: v.pipe(list(phrase), filled()),
    retention: phrase,
    patientDataErasure: phrase,
    accessRecords: phrase,
  }),
  accountDeletion: phraseOrNone,
  suspendedExport: phrase,
  siteHost: v.object({
    name: words,
    country: words,
    internationalTransfer: phrase,
    accessRecords: phrase,
    retention: phrase,
  }),
  payment: phrase,
  withdrawal: phrase,
  technicalValidity: phrase,
  regulatoryStatus: phrase,
});

/** The facts of the pages. `site.ts` says what each means. */
export type SiteFacts = v.InferOutput<typeof site>;

/** The facts of the legal pages. */
export type LegalFacts = v.InferOutput<typeof legalFacts>;

/** All facts of an owner, each with its rule. `make check-live` refuses what does not fit. */
export const facts = v.pipe(
  v.object({ site, legalFacts }),
  v.forward(
    v.check(
      ({ site, legalFacts }) => !site.appHasAccount || legalFacts.accountDeletion !== '',
      'write how one deletes the account, as site.appHasAccount is true',
    ),
    ['legalFacts', 'accountDeletion'],
  ),
);
