import { amplitude, example, latestOf, measuresOf, movementOf, patients } from './patients.ts';

/** A chapter of the film: the second at which it begins, its title, and a description of what is on the screen. */
export interface Chapter {
  id: string;
  start: number;
  title: string;
  transcript: string;
}

/** The film's length in seconds. */
export const duration = 90;

/** When the film was first published: ISO 8601 with a time zone, as search engines require. */
export const published = '2026-11-21T12:00:00-03:00';

const { patient, series, latest } = example;
const name = `Paciente ${patient.number}`;
const added = `Paciente ${patients.length}`;

/** By how much the ankle's point changes the reading when it is dragged onto its landmark, and the one before, in degrees. */
const correction = 5;
export const firstReading = latest.angle - correction;

/** The landmarks of the three points, as film and transcript call them. */
export const points = {
  hip: 'Trocânter maior do fêmur',
  knee: 'Epicôndilo lateral do fêmur',
  ankle: 'Maléolo lateral',
} as const;

const first = measuresOf(series)[0] ?? latest;
const earlier = patient.series.filter((each) => latestOf(each).assessment < latest.assessment);
const earlierMeasures = earlier.map((each) => `${movementOf(each)} ${latestOf(each).angle} graus`).join(' e ');

/** The film's chapters in the order of time. Each has a scene of the film, and the site seeks to it. */
export const chapters = [
  {
    id: 'abertura',
    start: 0,
    title: 'Abertura',
    transcript:
      `Um arco de goniômetro se desenha e para em ${latest.angle} graus. Aparecem o nome Goniometria Digital, a frase ` +
      '“Ângulos articulares a partir de uma foto” e o botão Começar, que é tocado.',
  },
  {
    id: 'pacientes',
    start: 8,
    title: 'Pacientes',
    transcript:
      'A lista Pacientes mostra de cada um a articulação e o número de avaliações. Pelo botão +, o ' +
      `${added} entra no alto da lista. Uma busca por “${patient.number}” deixa só o ${name}, que é aberto.`,
  },
  {
    id: 'avaliacao',
    start: 20,
    title: 'Nova avaliação',
    transcript:
      `Na página do ${name}, o botão Nova avaliação abre a ferramenta Goniômetro. São escolhidos ` +
      `${series.joint}, ${series.side}, ${series.movement}, ${series.position} e ${amplitude}. Em Adicione a foto, ` +
      'Importar foto abre a galeria, que é fechada, e Tirar foto abre a câmera: na altura do joelho, perpendicular ao ' +
      'plano do movimento. A foto é tirada e aceita em Usar foto.',
  },
  {
    id: 'goniometria',
    start: 36,
    title: 'Goniometria e método',
    transcript:
      'Na foto, desenhada, o joelho flexionado é visto de lado. Três pontos são marcados: ' +
      `${Object.values(points).join(', ').toLowerCase()}. Duas linhas os unem, o arco se abre a partir do prolongamento ` +
      `da coxa e o valor sobe até ${firstReading} graus. Sob uma lupa, o terceiro ponto é arrastado até o maléolo: a ` +
      `leitura muda ${correction} graus e passa a ${latest.angle}. A medida é salva.`,
  },
  {
    id: 'relatorios',
    start: 60,
    title: 'Relatórios',
    transcript:
      `Os resultados do ${name} aparecem por articulação e movimento: ${movementOf(series)} ${latest.angle} graus e, ` +
      `medidos na avaliação ${latest.assessment - 1}, ${earlierMeasures}. A evolução da flexão do joelho se desenha em um ` +
      `gráfico, de ${first.angle} graus na avaliação 1 a ${latest.angle} graus na avaliação ${latest.assessment}, com ` +
      `ganho de ${latest.angle - first.angle} graus. Na página Relatório, a evolução é incluída e o botão Gerar PDF é ` +
      'tocado.',
  },
  {
    id: 'compartilhamento',
    start: 72,
    title: 'Compartilhamento',
    transcript:
      'O PDF é montado de cima para baixo: articulação, lado, posição, amplitude e data, a foto com os pontos, as ' +
      'medidas datadas, a evolução e a linha do fisioterapeuta responsável, com espaço para o número do CREFITO. ' +
      'Compartilhar abre as opções E-mail, Mensagens, Arquivos e Imprimir. Pelo e-mail, o relatório segue para um ' +
      'colega, e a tela confirma: Relatório enviado.',
  },
  {
    id: 'fim',
    start: 84,
    title: 'Fim',
    transcript:
      `O arco se desenha outra vez e fica aberto em ${latest.angle} graus, com o nome Goniometria Digital e as linhas ` +
      '“Medir, registrar, comparar e compartilhar” e “Pacientes e medidas fictícios”.',
  },
] as const satisfies readonly Chapter[];

/** The name of a chapter in code and in addresses. */
export type ChapterId = (typeof chapters)[number]['id'];

/** The second at which a chapter begins. */
export function startOf(id: ChapterId): number {
  return chapters.find((chapter) => chapter.id === id)?.start ?? 0;
}

/** The chapter that the film shows at a second. */
export function chapterAt(second: number): Chapter {
  return chapters.findLast(({ start }) => start <= second) ?? chapters[0];
}
