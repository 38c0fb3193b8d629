import type { LegalFacts, SiteFacts } from '../facts/schema.ts';

/**
 * Marks a fact as a placeholder: the build lists it, a release refuses it. Write your own fact in place of
 * `example('…')`. To keep the one that is there, remove `example(` and `)` around it.
 */
export function example<Fact>(fact: Fact): Fact {
  return fact;
}

/**
 * The facts that an owner edits, and the only place that holds them. `web/facts/schema.ts` has their rules. A text with an
 * apostrophe is in double quotes: "Clínica d'Ávila".
 */
export const site: SiteFacts = {
  /** Scheme and host of the public address, without a trailing slash. */
  origin: example('https://goniometria.example'),
  email: example('contato@goniometria.example'),
  /** The Android application id, part of the store listing's URL. */
  storePackageId: example('com.example.goniometria'),
  /**
   * Other stores that have the app, such as `{ label: 'App Store, para iPhone', url: 'https://apps.apple.com/…', system:
   * 'iOS' }` or one of the system 'Android'. The home page names each after 'Também na', and says that there is no app for
   * the iPhone while none is for iOS.
   */
  otherStores: [],
  /**
   * Who may use the app: physiotherapists alone, or interns under the supervision of one (estagiários), too. The home page
   * and the legal pages follow it.
   */
  internsMayUse: example(false),
  /** Whether one has to sign up before the first measure. The home page and the legal pages follow it. */
  appHasAccount: example(true),
  /** The least version of Android that runs the app, such as '9'. */
  leastAndroid: example(''),
  /** The prices of the app, such as `[{ reais: 49.9, per: 'mês' }]`, or `[{ reais: 0 }]` for one that is free. */
  prices: example([]),
  /**
   * Questions and answers for the home page, such as `[{ question: 'Funciona sem internet?', answer: '…' }]`. What a
   * physiotherapist asks before installing: which movements of each joint it measures; whether it measures the spine and
   * the fingers; whether it compares both sides; whether passive measures are told from active ones; what works offline;
   * where the photos stay; what can be exported; what it costs.
   */
  answers: example([]),
  /**
   * The title of the home page's second feature, a promise. Keep it only with the data that prove it at hand, such as a
   * study of the app's measurements beside a goniometer's, to show to those who ask (CDC, arts. 36 and 37, § 1º). Else
   * write another that is as short: a drawing is beside it.
   */
  precisionTitle: example('Alta precisão'),
  /** Studies that the page cites below it, such as `{ citation: 'Autora A. Título. Revista, 2026.', url: 'https://doi.org/…' }`. */
  precisionStudies: [],
  profiles: [
    { label: 'LinkedIn', url: example('https://linkedin.example/goniometria') },
    { label: 'Instagram', url: example('https://instagram.example/goniometria') },
  ],
  /** Chats that the contact page links to, such as `{ label: 'WhatsApp (11) 90000-0000', url: 'https://wa.me/5511900000000' }`. */
  chats: [],
  /** When somebody answers. A row may end after midnight, and from 00:00 to 00:00 are 24 hours. */
  openingHours: [
    { days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '09:00', closes: '18:00' },
    { days: ['Saturday'], opens: '09:00', closes: '13:00' },
  ],
  /** Closed days that are no holidays, such as '2026-12-24'. The page names them. */
  closedDays: [],
  timeZone: example('Horário de Brasília'),
  founder: {
    name: example('Nome de exemplo'),
    role: example('Fundador e desenvolvedor'),
    /** A photo in `web/public`, a square JPEG of 300 kB at most, such as '/founder.jpg'. Without one there is an empty frame. */
    image: example(''),
    bio: example('Concebeu o app, desenvolve cada versão e responde às mensagens de quem o usa.'),
    socialLinks: [{ label: 'LinkedIn', url: example('https://linkedin.example/fundador') }],
  },
  /** Day of the last change to the legal pages, ISO 8601. */
  legalUpdated: example('2026-11-27'),
};

/** The facts of the legal pages, which an owner edits too. */
export const legalFacts: LegalFacts = {
  /** Who offers the app and decides about the users' data (LGPD, art. 5, VI). */
  controller: {
    legalName: example('Razão social de exemplo'),
    taxId: example('00.000.000/0000-00'),
    address: {
      street: example('Rua e número'),
      city: example('Cidade'),
      state: example('UF'),
      postalCode: example('00000-000'),
    },
  },
  /**
   * The data protection officer (encarregado: LGPD, art. 41; Resolução CD/ANPD nº 18/2024). A small company without one
   * names its channel for data subjects instead, such as 'o canal para titulares' (Resolução CD/ANPD nº 2/2022, art. 11),
   * but not with health data on a large scale (art. 3º).
   */
  privacyChannel: {
    fullName: example('Encarregado de exemplo'),
    /** For an officer that is a company, the name in full of the person who is responsible there, or ''. */
    responsible: example(''),
    email: example('privacidade@goniometria.example'),
  },
  /** What the privacy policy says about the data in the app. Look each up in the version that is in the store. */
  appData: {
    /**
     * Whether a photo that the app takes also gets into the device's gallery, and so into the gallery's cloud, and
     * whether the device's backup holds it (Android: MediaStore; `allowBackup`, `dataExtractionRules`).
     */
    photosOnDevice: example('resposta de exemplo sobre as fotos'),
    /** What the app does without a connection, and what waits for one. */
    offline: example('resposta de exemplo sobre o uso sem internet'),
    /** What one can take out of the app besides reports in PDF, in which format, and how. */
    recordsExport: example('resposta de exemplo sobre a exportação'),
    /** Who stores and processes the data on the controller's behalf, and in which country. */
    processor: example('Provedor de exemplo'),
    country: example('País de exemplo do provedor'),
    /**
     * For a country outside of Brazil, the mechanism of LGPD, art. 33, and the form, duration and specific purpose of
     * the transfer (Resolução CD/ANPD nº 19/2024, art. 17, § 2º, I; the other sections say what II to VI ask for). Who
     * relies on contractual clauses says that they are sent on request within 15 days (art. 17). Else 'não há'.
     */
    internationalTransfer: example('mecanismo, forma, duração e finalidade de exemplo'),
    /** The measures that really protect the data (LGPD, art. 46), such as encryption and restricted access. */
    protection: [example('Medida técnica de exemplo'), example('Medida administrativa de exemplo')],
    /** How long a user's own data are kept after the end of the contract. */
    retention: example('prazo de exemplo dos dados de quem usa o app'),
    /** Within what time patients' data are erased, after their deletion or the end of the contract. */
    patientDataErasure: example('prazo de exemplo dos dados de pacientes'),
    /** How long access records are kept: the time that a company has to (Marco Civil, art. 15), unless it is longer. */
    accessRecords: 'seis meses',
  },
  /** How one deletes the account in the app, or '' without one. Google Play asks for its page: `/privacy#excluir-conta`. */
  accountDeletion: example('caminho de exemplo'),
  /** How long one whose access was suspended or ended can export records: until `patientDataErasure` at most. */
  suspendedExport: example('prazo de exemplo da exportação'),
  siteHost: {
    name: example('Hospedagem de exemplo'),
    country: example('País de exemplo da hospedagem'),
    /** As in `appData`, for what `accessRecords` names. For a host in Brazil 'não há'. */
    internationalTransfer: example('mecanismo, forma, duração e finalidade de exemplo da hospedagem'),
    /** What the site's access records hold, such as 'o endereço IP, a data e a hora de cada acesso'. */
    accessRecords: example('registros de exemplo'),
    /** How long they are kept: a company has to for six months (Marco Civil da Internet, art. 15). */
    retention: example('prazo de exemplo dos registros de acesso'),
  },
  /** How `prices` are paid, and what else the app costs (CDC, art. 6º, III; Decreto nº 7.962/2013, art. 2º, IV and V). */
  payment: example('forma de pagamento de exemplo'),
  /** How one withdraws from the contract: at least where one concluded it (Decreto nº 7.962/2013, art. 5º, § 1º). */
  withdrawal: example('meio de exemplo'),
  /** How long a version of the app is technically supported (Lei nº 9.609/1998, arts. 7º and 8º). */
  technicalValidity: example('prazo de exemplo da validade técnica'),
  /**
   * What Anvisa's rules for medical devices and software (RDC nº 751/2022 and nº 657/2022) mean for the app: its class and
   * number, or why the rules do not apply. Have that decided in writing before the site goes live, as rehabilitation is
   * within the definition of a medical device. Google Play asks for proof or for a disclaimer. A full stop follows it.
   */
  regulatoryStatus: example('situação de exemplo'),
};
