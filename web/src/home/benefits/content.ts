/** The items of 'Recursos Principais', by what each is about. */
export const benefits = {
  interface: {
    title: 'Interface intuitiva',
    description: 'A tela indica cada passo: articulação e lado, movimento, foto e três pontos.',
  },
  precision: {
    title: 'Alta precisão',
    description: 'Marque os pontos sobre a foto e ajuste cada um até coincidir com a referência anatômica.',
  },
  patients: {
    title: 'Gestão de pacientes',
    description: 'Organize os dados dos pacientes e encontre as medidas de cada um no mesmo lugar.',
  },
  time: { title: 'Economia de tempo', description: 'Meça e registre no mesmo lugar, durante a avaliação.' },
  reports: {
    title: 'Relatórios detalhados',
    description: 'Consulte os resultados por articulação e movimento e compare as avaliações.',
  },
  languages: { title: 'Multilíngue', description: 'Use o app em português ou em inglês.' },
} as const;

/** The steps of a measurement, with the names of their drawings in `web/marks/Steps.tsx`. */
export const steps = [
  ['articulacao', 'Articulação', 'Joelho esquerdo'],
  ['movimento', 'Movimento', 'Flexão'],
  ['foto', 'Foto', 'Tirada ou importada'],
  ['pontos', 'Três pontos', 'Trocânter maior, epicôndilo lateral, maléolo lateral'],
] as const;
