/** A page of the site. `path` is its address, `label` its name in navigation. */
export interface Route {
  path: string;
  label: string;
  title: string;
  description: string;
}

/** Every route of the site, and the only list of them. */
export const routes = {
  home: {
    path: '/',
    label: 'Home',
    title: 'Goniometria Digital: o ângulo articular a partir de uma foto',
    description:
      'App para fisioterapeutas: meça ângulos articulares a partir de uma foto, registre os dados dos pacientes e compartilhe relatórios em PDF.',
  },
  about: {
    path: '/about',
    label: 'Sobre',
    title: 'Sobre | Goniometria Digital',
    description:
      'O que é o Goniometria Digital, os valores que o orientam, por que escolher o app e quem o desenvolve.',
  },
  contact: {
    path: '/contact',
    label: 'Contato',
    title: 'Contato | Goniometria Digital',
    description: 'Formulário, e-mail de contato e horário de atendimento do Goniometria Digital.',
  },
  privacy: {
    path: '/privacy',
    label: 'Privacidade',
    title: 'Política de Privacidade | Goniometria Digital',
    description: 'Quais dados o app coleta, para que os usa, como os protege e quais são os seus direitos sobre eles.',
  },
  terms: {
    path: '/terms',
    label: 'Termos de Uso',
    title: 'Termos de Uso | Goniometria Digital',
    description:
      'As condições de uso do app Goniometria Digital, as responsabilidades de quem o usa e os seus limites.',
  },
} as const satisfies Record<string, Route>;

/** The address of a page. */
export type Path = (typeof routes)[keyof typeof routes]['path'];

/** The links of the header, in their order. */
export const navigation: readonly Route[] = [routes.home, routes.about, routes.contact];

/** The legal links of the footer, in their order. */
export const legal: readonly Route[] = [routes.privacy, routes.terms];

/** The error screen's title; it is no route, since every unknown path shows it. */
export const notFoundTitle = 'Página não encontrada | Goniometria Digital';

/** The title of the page at `path`. */
export function titleOf(path: string): string {
  return Object.values(routes).find((route) => route.path === path)?.title ?? notFoundTitle;
}
