import type { IconNode } from 'lucide';
import Activity from 'lucide/dist/esm/icons/activity.mjs';
import Ruler from 'lucide/dist/esm/icons/ruler.mjs';
import Share2 from 'lucide/dist/esm/icons/share-2.mjs';
import Waypoints from 'lucide/dist/esm/icons/waypoints.mjs';
import { startOf } from '../../../shared/shownFilm.ts';

/** A feature of the showcase. The film shows it from `timestamp` on, in seconds. */
export interface Feature {
  id: string;
  title: string;
  description: string;
  icon: IconNode;
  color: 'teal' | 'blue' | 'ochre' | 'violet';
  timestamp: number;
}

/** The four features of the showcase, in the order of time; the first is active at the start. */
export const features = [
  {
    id: 'goniometria',
    title: 'Goniometria digital',
    description: 'O ângulo aparece sobre a foto, contado a partir do zero do movimento.',
    icon: Ruler,
    color: 'teal',
    timestamp: startOf('goniometria'),
  },
  {
    id: 'metodo',
    title: 'Método de avaliação',
    description: 'O app diz qual referência marcar; você leva o ponto até ela.',
    icon: Waypoints,
    color: 'blue',
    timestamp: startOf('goniometria'),
  },
  {
    id: 'relatorios',
    title: 'Relatórios detalhados',
    description: 'Veja os resultados por articulação e a evolução do paciente entre as avaliações.',
    icon: Activity,
    color: 'ochre',
    timestamp: startOf('relatorios'),
  },
  {
    id: 'compartilhamento',
    title: 'Compartilhamento',
    description: 'Gere o relatório em PDF para compartilhar com outros profissionais.',
    icon: Share2,
    color: 'violet',
    timestamp: startOf('compartilhamento'),
  },
] as const satisfies readonly [Feature, Feature, Feature, Feature];
