/** One of the team's values. */
export interface Value {
  title: string;
  description: string;
  /** A file of this site and its size; the first value's drawing is text. */
  drawing?: { src: string; width: number; height: number };
}

/** A reason to choose the app, and a drawing of the piece of it that the reason is about. */
export interface Reason {
  sentence: string;
  drawing: string;
}

export const intro = [
  'Tudo parte do goniômetro: um eixo e dois braços. No app, três pontos na foto fazem o mesmo.',
  'O ponto do meio é o eixo, sobre a articulação. Os outros dois dão a direção dos braços. O ângulo é contado a partir do zero do movimento: no joelho, a perna estendida.',
] as const;

export const values: readonly Value[] = [
  {
    title: 'Confiabilidade',
    description: 'Cada medida fica registrada com a articulação, o lado, o movimento e a avaliação a que pertence.',
  },
  {
    title: 'Cuidado',
    description:
      'São dados de pacientes: a Política de Privacidade diz quais são, para que servem e quem decide sobre eles.',
    drawing: { src: '/knee.svg', width: 352, height: 141 },
  },
  {
    title: 'Inovação',
    description: 'O goniômetro que você conhece, no smartphone que já leva consigo.',
    drawing: { src: '/dial.svg', width: 352, height: 180 },
  },
];

export const reasons: readonly Reason[] = [
  { sentence: 'Mede a partir de uma foto importada ou tirada na hora.', drawing: '/marked-knee.svg' },
  {
    sentence: 'Organiza os dados dos pacientes e os resultados por articulação e movimento.',
    drawing: '/patients.svg',
  },
  {
    sentence: 'Reúne as medidas em um relatório em PDF, que você compartilha com outros profissionais.',
    drawing: '/measures.svg',
  },
  { sentence: 'Apoia o seu julgamento clínico: a conclusão continua sendo sua.', drawing: '/conclusion.svg' },
];
