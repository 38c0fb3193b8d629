import * as v from 'valibot';
import { links } from './lists.ts';
import { androidVersion, chatUrl, email, origin, packageId, phrase, taxId, url, words } from './texts.ts';
import { day, openingHours, pastDay, timeZone } from './times.ts';

const pages = links(v.object({ label: words, url }));

const site = v.object({
  origin,
  email,
  storePackageId: packageId,
  otherStores: links(v.object({ label: words, url, system: v.picklist(['iOS', 'Android']) })),
  internsMayUse: v.boolean(),
  appHasAccount: v.boolean(),
  leastAndroid: androidVersion,
  /** In reais, 0 if the app is free: per month, per year, or once. */
  prices: v.array(v.object({ reais: v.number(), per: v.exactOptional(v.picklist(['mês', 'ano'])) })),
  answers: v.array(v.object({ question: words, answer: words })),
  precisionTitle: words,
  precisionStudies: v.array(v.object({ citation: words, url })),
  profiles: pages,
  chats: links(v.object({ label: words, url: chatUrl })),
  openingHours,
  closedDays: v.array(day),
  timeZone,
  founder: v.object({
    name: words,
    role: words,
    /** `web/build/photo.ts` looks into the file. */
    image: v.string(),
    bio: words,
    socialLinks: pages,
  }),
  legalUpdated: pastDay,
});

const legalFacts = v.object({
  controller: v.object({
    legalName: words,
    taxId,
    address: v.object({ street: words, city: words, state: words, postalCode: words }),
  }),
  privacyChannel: v.object({ fullName: words, responsible: v.string(), email }),
  appData: v.object({
    photosOnDevice: phrase,
    offline: phrase,
    recordsExport: phrase,
    processor: words,
    country: phrase,
    internationalTransfer: phrase,
    protection: v.pipe(v.array(phrase), v.nonEmpty()),
    retention: phrase,
    patientDataErasure: phrase,
    accessRecords: phrase,
  }),
  accountDeletion: v.union([v.literal(''), phrase]),
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
