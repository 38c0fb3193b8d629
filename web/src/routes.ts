/** A page of the site. `path` is its address, `label` its name in navigation. */
export interface Route {
  path: string;
  label: string;
  title: string;
}

/** A route with what search engines show of its page. */
export type DescribedRoute = Route & { description: string };

/** Every route of the site, and the only list of them. */
export const routes = {
  home: {
    path: '/',
    label: 'Home',
    title: 'Goniometria Digital: o ângulo articular a partir de uma foto',
  },
  about: {
    path: '/about',
    label: 'Sobre',
    title: 'Sobre | Goniometria Digital',
  },
  contact: {
    path: '/contact',
    label: 'Contato',
    title: 'Contato | Goniometria Digital',
  },
  privacy: {
    path: '/privacy',
    label: 'Privacidade',
    title: 'Política de Privacidade | Goniometria Digital',
  },
  terms: {
    path: '/terms',
    label: 'Termos de Uso',
    title: 'Termos de Uso | Goniometria Digital',
  },
} as const satisfies Record<string, Route>;

/** The address of a page. */
export type Path = (typeof routes)[keyof typeof routes]['path'];

/** What search engines show of each page. Not in `routes`, so that the bundler can leave it out of the script. */
export const descriptions: Record<Path, string> = {
  '/': 'App para fisioterapeutas: meça ângulos articulares a partir de uma foto, registre os dados dos pacientes e compartilhe relatórios em PDF.',
  '/about': 'O que é o Goniometria Digital, os valores que o orientam, por que escolher o app e quem o desenvolve.',
  '/contact': 'Formulário, e-mail de contato e horário de atendimento do Goniometria Digital.',
  '/privacy': 'Quais dados o app coleta, para que os usa, como os protege e quais são os seus direitos sobre eles.',
  '/terms': 'As condições de uso do app Goniometria Digital, as responsabilidades de quem o usa e os seus limites.',
};

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
