export type ValueDrawing = 'provenance' | 'frame' | 'phone';

/** One of the team's values. */
export interface Value {
  title: string;
  description: string;
  drawing: ValueDrawing;
}

export const intro = [
  'O goniômetro tem um eixo e dois braços. Aqui, três pontos na foto fazem o mesmo.',
  'O ponto do meio é o eixo, sobre a articulação. Os outros dois dão a direção dos braços, e o ângulo entre eles aparece em graus. A foto pode ser importada ou tirada na hora, e cada medida fica registrada para você comparar as avaliações.',
] as const;

export const values: readonly Value[] = [
  {
    title: 'Confiabilidade',
    description: 'Cada medida fica registrada com a articulação, o movimento e a avaliação a que pertence.',
    drawing: 'provenance',
  },
  {
    title: 'Cuidado',
    description: 'Os dados são de pacientes: coletamos o necessário e explicamos o uso de cada um.',
    drawing: 'frame',
  },
  {
    title: 'Inovação',
    description: 'O goniômetro que você conhece, na câmera do smartphone que você já leva consigo.',
    drawing: 'phone',
  },
];

export const reasons: readonly string[] = [
  'Mede a partir de uma foto importada da galeria ou tirada na hora.',
  'Organiza os dados dos pacientes e os resultados por articulação e movimento.',
  'Reúne as medidas em um relatório em PDF, que você compartilha com outros profissionais.',
  'Apoia o seu julgamento clínico: a conclusão continua sendo sua.',
];
