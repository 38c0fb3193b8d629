import { type Path, routes } from '../routes.ts';

/** One of the six items of 'Recursos Principais'. */
export interface Benefit {
  title: string;
  description: string;
  /** A file of `web/public`, drawn in `web/marks`. */
  drawing: string;
  /** A page of this site that says more. */
  link?: { label: string; path: Path };
}

/** The items of 'Recursos Principais', in their order. */
export const benefits: readonly Benefit[] = [
  {
    title: 'Interface intuitiva',
    description: 'A tela indica cada passo: articulação e lado, movimento, foto e três pontos.',
    drawing: '/points.svg',
  },
  {
    title: 'Alta precisão',
    description: 'Marque os pontos sobre a foto e ajuste cada um até coincidir com a referência anatômica.',
    drawing: '/crosshair.svg',
  },
  {
    title: 'Gestão de pacientes',
    description: 'Organize os dados dos pacientes e encontre as medidas de cada um no mesmo lugar.',
    drawing: '/ledger.svg',
    link: { label: 'Como tratamos os dados', path: routes.privacy.path },
  },
  {
    title: 'Economia de tempo',
    description: 'Meça e registre no mesmo lugar, durante a avaliação.',
    drawing: '/phone.svg',
  },
  {
    title: 'Relatórios detalhados',
    description: 'Consulte os resultados por articulação e movimento e compare as avaliações.',
    drawing: '/report.svg',
  },
  {
    title: 'Multilíngue',
    description: 'Use o app em português ou em inglês.',
    drawing: '/languages.svg',
  },
];
