export type ValueDrawing = 'provenance' | 'frame' | 'phone';

/** One of the team's values. */
export interface Value {
  title: string;
  description: string;
  drawing: ValueDrawing;
}

export type Piece = 'photo' | 'patients' | 'measures' | 'conclusion';

/** A reason to choose the app, and the piece of it that shows it. */
export interface Reason {
  sentence: string;
  piece: Piece;
}

export const intro = [
  'Tudo parte do goniômetro: um eixo e dois braços. No app, três pontos na foto fazem o mesmo.',
  'O ponto do meio é o eixo, sobre a articulação. Os outros dois dão a direção dos braços. O ângulo é contado a partir do zero do movimento: no joelho, a perna estendida.',
] as const;

export const values: readonly Value[] = [
  {
    title: 'Confiabilidade',
    description: 'Cada medida fica registrada com a articulação, o lado, o movimento e a avaliação a que pertence.',
    drawing: 'provenance',
  },
  {
    title: 'Cuidado',
    description:
      'São dados de pacientes: a Política de Privacidade diz quais são, para que servem e quem decide sobre eles.',
    drawing: 'frame',
  },
  {
    title: 'Inovação',
    description: 'O goniômetro que você conhece, no smartphone que já leva consigo.',
    drawing: 'phone',
  },
];

export const reasons: readonly Reason[] = [
  { sentence: 'Mede a partir de uma foto importada ou tirada na hora.', piece: 'photo' },
  {
    sentence: 'Organiza os dados dos pacientes e os resultados por articulação e movimento.',
    piece: 'patients',
  },
  {
    sentence: 'Reúne as medidas em um relatório em PDF, que você compartilha com outros profissionais.',
    piece: 'measures',
  },
  { sentence: 'Apoia o seu julgamento clínico: a conclusão continua sendo sua.', piece: 'conclusion' },
];
