/** A day of the week, as schema.org names it. */
export type DayOfWeek = 'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday' | 'Sunday';

/** A row of opening hours: schema.org's days, and times `hh:mm`. */
export interface OpeningHours {
  days: DayOfWeek[];
  opens: string;
  closes: string;
}

/** A price of the app. */
export interface Price {
  reais: number;
  per?: 'mês' | 'ano';
}

interface Link {
  label: string;
  url: string;
}

/** The facts of the pages. `site.ts` says what each means, and `web/facts/schema.ts` has its rule. */
export interface SiteFacts {
  origin: string;
  email: string;
  storePackageId: string;
  otherStores: (Link & { system: 'iOS' | 'Android' })[];
  internsMayUse: boolean;
  appHasAccount: boolean;
  leastAndroid: string;
  prices: Price[];
  answers: { question: string; answer: string }[];
  precisionTitle: string;
  precisionStudies: { citation: string; url: string }[];
  profiles: Link[];
  chats: Link[];
  openingHours: OpeningHours[];
  closedDays: string[];
  timeZone: 'Horário de Fernando de Noronha' | 'Horário de Brasília' | 'Horário do Amazonas' | 'Horário do Acre';
  founder: Record<'name' | 'role' | 'image' | 'bio', string> & { socialLinks: Link[] };
  legalUpdated: string;
}

/** The facts of the legal pages. */
export interface LegalFacts {
  controller: {
    legalName: string;
    taxId: string;
    address: Record<'street' | 'city' | 'state' | 'postalCode', string>;
  };
  privacyChannel: Record<'fullName' | 'responsible' | 'email', string>;
  appData: { protection: string[] } & Record<
    | 'photosOnDevice'
    | 'offline'
    | 'recordsExport'
    | 'processor'
    | 'country'
    | 'internationalTransfer'
    | 'retention'
    | 'patientDataErasure'
    | 'accessRecords',
    string
  >;
  accountDeletion: string;
  suspendedExport: string;
  siteHost: Record<'name' | 'country' | 'internationalTransfer' | 'accessRecords' | 'retention', string>;
  payment: string;
  withdrawal: string;
  technicalValidity: string;
  regulatoryStatus: string;
}
