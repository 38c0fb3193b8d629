/** How a landmark is called in Portuguese. */
export interface LandmarkName {
  /** As pages and drawings call it. */
  name: string;
  /** With its bone, where the name alone does not tell it. */
  fullName: string;
  /** The name as a drawing sets it. */
  lines: readonly string[];
}

function named<const Lines extends readonly string[]>(lines: Lines, bone?: string) {
  const name = lines.join(' ');
  return { name, fullName: bone ? `${name} ${bone}` : name, lines };
}

const lateralEpicondyle = ['Epicôndilo', 'lateral'] as const;

/** The landmarks and lines of the body that a goniometer lies on. */
export const landmarkNames = {
  acromion: named(['Acrômio']),
  sternumParallel: named(['Linha paralela', 'ao esterno']),
  humerusParallel: named(['Linha paralela', 'ao úmero']),
  humerusEpicondyle: named(['Epicôndilo lateral', 'do úmero']),
  radialStyloid: named(['Processo estiloide', 'do rádio']),
  midaxillaryLine: named(['Linha', 'axilar', 'média']),
  greaterTrochanter: named(['Trocânter', 'maior'], 'do fêmur'),
  femurEpicondyle: named(lateralEpicondyle, 'do fêmur'),
  fibulaHead: named(['Cabeça', 'da fíbula']),
  lateralMalleolus: named(['Maléolo', 'lateral']),
  metatarsalParallel: named(['Linha paralela', 'ao 5º metatarso']),
} as const satisfies Record<string, LandmarkName>;

/** The landmarks that the knee is measured by, under the names that the figure gives them. */
export const legLandmarkNames = {
  hip: landmarkNames.greaterTrochanter,
  knee: landmarkNames.femurEpicondyle,
  ankle: landmarkNames.lateralMalleolus,
} as const;
