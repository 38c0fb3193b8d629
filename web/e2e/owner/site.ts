import type { site as original } from '../../src/site.ts';

/** The shape of a fact, whatever its value: lists of any length, texts of any words. */
type Fact<T> = T extends string
  ? string
  : T extends readonly (infer Item)[]
    ? readonly Fact<Item>[]
    : { [Key in keyof T]: Fact<T[Key]> };

/**
 * The facts of an example owner: longer than the placeholders, with accents, and in other numbers. The name stays,
 * because the specification, the film and the icons have it too. The addresses are reserved (RFC 2606: `test`).
 */
export const site: Fact<typeof original> = {
  name: 'Goniometria Digital',
  origin: 'https://www.goniometria-digital.test',
  email: 'atendimento.clinicas@goniometria-digital.test',
  storePackageId: 'test.goniometria.digital',
  profiles: [
    { label: 'LinkedIn', url: 'https://linkedin.test/company/goniometria-digital' },
    { label: 'Instagram', url: 'https://instagram.test/goniometria.digital' },
    { label: 'YouTube', url: 'https://youtube.test/@goniometria-digital' },
  ],
  openingHours: [
    { days: 'Segunda a quinta', hours: '7h30 às 19h45' },
    { days: 'Sexta', hours: '8h às 17h30' },
    { days: 'Sábados e vésperas de feriados', hours: '8h30 às 12h' },
  ],
  founder: {
    name: 'Conceição Guimarães de Araújo Fictícia',
    role: 'Fundadora, fisioterapeuta e desenvolvedora',
    image: '/founder.jpg',
    bio: 'Concebeu o app para as próprias avaliações em reabilitação, desenvolve cada versão e responde às mensagens de quem o usa.',
    socialLinks: [
      { label: 'LinkedIn', url: 'https://linkedin.test/in/conceicao-guimaraes-de-araujo-ficticia' },
      { label: 'Lattes', url: 'https://lattes.test/0000000000000000' },
    ],
  },
  legalUpdated: '2027-02-28',
};
