import { appName } from '../shared/appName.ts';

const titled = (words: string) => `${words} | ${appName}`;

/** Every route of the site, and the only list of them. `path` is its address, `label` its name in navigation. */
export const routes = {
  home: { path: '/', label: 'Home', title: `${appName}: app de goniômetro por foto para Android` },
  about: { path: '/about', label: 'Sobre', title: titled('Goniômetro por foto: como funciona') },
  contact: { path: '/contact', label: 'Contato', title: titled('Contato') },
  privacy: { path: '/privacy', label: 'Privacidade', title: titled('Política de Privacidade') },
  terms: { path: '/terms', label: 'Termos de Uso', title: titled('Termos de Uso') },
} as const;

/** An entry of `routes`. */
export type Route = (typeof routes)[keyof typeof routes];

/** The address of a page. */
export type Path = Route['path'];

/** What search engines show of each page. Not in `routes`, so that the bundler can leave it out of the script. */
export const descriptions: Record<Path, string> = {
  '/': 'Goniômetro por foto: tire ou importe uma foto, marque três pontos e leia a amplitude de movimento (ADM) em graus. App para Android, com relatórios em PDF.',
  '/about': `Como três pontos na foto fazem o trabalho do goniômetro, os valores do ${appName} e quem desenvolve o app.`,
  '/contact': `Fale com o ${appName}: formulário, e-mail de contato e horário de atendimento.`,
  '/privacy': `Quais dados o ${appName} trata, para quê, onde ficam guardados e como você exerce os seus direitos pela LGPD.`,
  '/terms': `As condições de uso do app ${appName}: responsabilidades, propriedade intelectual, limites e mudanças.`,
};

/** The routes of the main navigation, in their order. */
export const mainRoutes: readonly Route[] = [routes.home, routes.about, routes.contact];

/** The legal links of the footer, in their order. */
export const legal: readonly Route[] = [routes.privacy, routes.terms];

/** The error screen's title; it is no route, since every unknown path shows it. */
export const notFoundTitle = titled('Página não encontrada');

const routeAt = (path: string) => Object.values(routes).find((route) => route.path === path);

/** Reports whether a route has this path. */
export const isRoute = (path: string) => routeAt(path) !== undefined;

/** The title of the page at `path`. */
export function titleOf(path: string): string {
  return routeAt(path)?.title ?? notFoundTitle;
}
