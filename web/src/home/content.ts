import type { IconNode } from 'lucide';
import Activity from 'lucide/dist/esm/icons/activity.mjs';
import Ruler from 'lucide/dist/esm/icons/ruler.mjs';
import Share2 from 'lucide/dist/esm/icons/share-2.mjs';
import Waypoints from 'lucide/dist/esm/icons/waypoints.mjs';
import { type ChapterId, startOf } from '../../shared/timeline.ts';
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
    description: 'A tela indica cada passo: articulação, movimento, foto e três pontos.',
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
    description: 'Meça e registre durante a avaliação, sem passar anotações a limpo depois.',
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

export type FeatureColor = 'teal' | 'blue' | 'rust' | 'violet';

/** A feature of the showcase: the film shows it in `chapter`, which begins at `timestamp`, in seconds. */
export interface Feature {
  id: string;
  title: string;
  description: string;
  icon: IconNode;
  color: FeatureColor;
  chapter: ChapterId;
  timestamp: number;
}

/** The features of the showcase, in their order; the first is active at the start. */
export const features = [
  {
    id: 'goniometria',
    title: 'Goniometria digital',
    description: 'Três pontos na foto formam o ângulo, lido em graus.',
    icon: Ruler,
    color: 'teal',
    ...at('goniometria'),
  },
  {
    id: 'metodo',
    title: 'Método de avaliação',
    description: 'O app indica cada referência anatômica; arraste o ponto até ela.',
    icon: Waypoints,
    color: 'blue',
    ...at('goniometria'),
  },
  {
    id: 'relatorios',
    title: 'Relatórios detalhados',
    description: 'Veja os resultados por articulação e a evolução do paciente entre as avaliações.',
    icon: Activity,
    color: 'rust',
    ...at('relatorios'),
  },
  {
    id: 'compartilhamento',
    title: 'Compartilhamento',
    description: 'Gere o relatório em PDF e compartilhe-o com outros profissionais.',
    icon: Share2,
    color: 'violet',
    ...at('compartilhamento'),
  },
] as const satisfies readonly Feature[];

function at(chapter: ChapterId): Pick<Feature, 'chapter' | 'timestamp'> {
  return { chapter, timestamp: startOf(chapter) };
}
