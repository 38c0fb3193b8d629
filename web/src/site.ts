/** A day of the week, as schema.org names it. */
export type DayOfWeek = 'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday' | 'Sunday';

/** Opening hours in the terms of schema.org's OpeningHoursSpecification; times are `hh:mm`. */
export interface OpeningHours {
  days: readonly DayOfWeek[];
  opens: string;
  closes: string;
}

/**
 * The facts that an owner edits, and the only place where they stand. Values under a reserved name
 * (RFC 2606: `example`) or with the word 'exemplo' are placeholders: the build lists them, a release refuses them.
 */
export const site = {
  name: 'Goniometria Digital',
  /** Scheme and host of the public address, without a trailing slash. */
  origin: 'https://goniometria.example',
  /** The address for contact. */
  email: 'contato@goniometria.example',
  /** The Android application id, part of the store listing's URL. */
  storePackageId: 'com.example.goniometria',
  profiles: [
    { label: 'LinkedIn', url: 'https://linkedin.example/goniometria' },
    { label: 'Instagram', url: 'https://instagram.example/goniometria' },
  ],
  openingHours: [
    { days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '09:00', closes: '18:00' },
    { days: ['Saturday'], opens: '09:00', closes: '13:00' },
  ],
  /** The time zone of the opening hours, as the contact page shows it: 'Horário de Brasília'. */
  timeZone: 'Fuso horário de exemplo',
  founder: {
    name: 'Nome de exemplo',
    role: 'Fundador e desenvolvedor',
    /** A file of `web/public`, square. */
    image: '/founder.svg',
    bio: 'Concebeu o app, desenvolve cada versão e responde às mensagens de quem o usa.',
    socialLinks: [{ label: 'LinkedIn', url: 'https://linkedin.example/fundador' }],
  },
  /** Day of the last change to the legal pages, ISO 8601. */
  legalUpdated: '2026-11-22',
} as const satisfies { openingHours: readonly OpeningHours[]; [fact: string]: unknown };

/** The facts of the legal pages, which an owner edits too. */
export const legalFacts = {
  /** Who offers the app and decides about the users' data (LGPD, art. 5, VI). */
  controller: {
    legalName: 'Razão social de exemplo',
    /** The CNPJ. */
    taxId: '00.000.000/0000-00 (exemplo)',
    address: {
      street: 'Rua de exemplo, 100',
      city: 'Cidade de exemplo',
      state: 'UF de exemplo',
      postalCode: '00000-000 (exemplo)',
    },
  },
  /**
   * The data protection officer (encarregado: LGPD, art. 41). A small company without one names its channel for data
   * subjects instead (Resolução CD/ANPD nº 2/2022, art. 11).
   */
  privacyChannel: { name: 'Encarregado de exemplo', email: 'privacidade@goniometria.example' },
  /** What the privacy policy says about the app's servers. */
  appData: {
    /** Who stores and processes the data on the controller's behalf, and in which country. */
    processor: 'Provedor de exemplo',
    country: 'País de exemplo',
    /** For a country outside of Brazil, the mechanism of LGPD, art. 33; else 'não há'. */
    internationalTransfer: 'Mecanismo de exemplo do art. 33',
    /** The measures that really protect the data (LGPD, art. 46), such as encryption and restricted access. */
    protection: ['Medida técnica de exemplo', 'Medida administrativa de exemplo'],
    /** How long the data of a closed account are kept. */
    retention: 'Prazo de exemplo',
    /** How long access records are kept: a company has to for six months (Marco Civil da Internet, art. 15). */
    accessRecords: 'Prazo de exemplo',
  },
  /** The host of this website, its country, and what its access records hold. */
  siteHost: { name: 'Hospedagem de exemplo', country: 'País de exemplo', accessRecords: 'Registros de exemplo' },
} as const;

/** The Android store listing (Google Play documents the `id` parameter). */
export const storeUrl = `https://play.google.com/store/apps/details?id=${site.storePackageId}`;

const { legalName, taxId, address } = legalFacts.controller;

/** Who offers the app, as both legal pages name it. */
export const supplier = `${legalName}, CNPJ ${taxId}, com endereço em ${address.street}, ${address.city}, ${address.state}, CEP ${address.postalCode}`;

/** The contact address as a link. */
export const mailtoUrl = `mailto:${site.email}`;
