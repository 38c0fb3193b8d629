/** One of the team's values. */
export interface Value {
  title: string;
  description: string;
}

export const intro = [
  'Goniometria Digital é um app que mede ângulos articulares no smartphone, a partir de uma foto importada ou capturada na hora.',
  'Ele existe para o fisioterapeuta que avalia pacientes e precisa medir, registrar e comparar sem interromper o atendimento.',
] as const;

export const values: readonly Value[] = [
  {
    title: 'Confiabilidade',
    description: 'Cada medida fica registrada com a articulação, o movimento e a sessão a que pertence.',
  },
  {
    title: 'Cuidado',
    description: 'Os dados são de pacientes: coletamos o necessário e explicamos o uso de cada um.',
  },
  {
    title: 'Inovação',
    description: 'O goniômetro que você conhece, agora na câmera que já está no seu bolso.',
  },
];

export const reasons: readonly string[] = [
  'Mede a partir de uma foto importada da galeria ou capturada durante a avaliação.',
  'Organiza os dados dos pacientes e os resultados por articulação e movimento.',
  'Gera relatórios em PDF para compartilhar com outros profissionais.',
  'Apoia o julgamento do fisioterapeuta, que continua responsável por cada conclusão.',
];
