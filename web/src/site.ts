/**
 * The facts that an owner edits, and the only place where they stand. Values under a reserved name
 * (RFC 2606: `example`) are placeholders: the build lists them, a release refuses them.
 */
export const site = {
  name: 'Goniometria Digital',
  /** Scheme and host of the public address, without a trailing slash. */
  origin: 'https://goniometria.example',
  /** The one address for contact and for data subjects. */
  email: 'contato@goniometria.example',
  /** The Android application id, part of the store listing's URL. */
  storePackageId: 'com.example.goniometria',
  profiles: [
    { label: 'LinkedIn', url: 'https://linkedin.example/goniometria' },
    { label: 'Instagram', url: 'https://instagram.example/goniometria' },
  ],
  openingHours: [
    { days: 'Segunda a sexta', hours: '9h às 18h' },
    { days: 'Sábado', hours: '9h às 13h' },
  ],
  founder: {
    name: 'Nome de exemplo',
    role: 'Fundador e desenvolvedor',
    /** A file of `web/public`, square. */
    image: '/founder.svg',
    bio: 'Concebeu o app, desenvolve cada versão e responde às mensagens de quem o usa.',
    socialLinks: [{ label: 'LinkedIn', url: 'https://linkedin.example/fundador' }],
  },
  /** Day of the last change to the legal pages, ISO 8601. */
  legalUpdated: '2026-11-21',
} as const;

/** The Android store listing (Google Play documents the `id` parameter). */
export const storeUrl = `https://play.google.com/store/apps/details?id=${site.storePackageId}`;

/** The contact address as a link. */
export const mailtoUrl = `mailto:${site.email}`;
