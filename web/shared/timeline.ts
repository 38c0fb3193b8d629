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

/** The angle that the film reads until the ankle's point is corrected, in degrees. */
export const firstReading = latest.angle - 5;

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
      'A lista Pacientes mostra Paciente 1, Paciente 2 e os seguintes, cada um com a articulação e o número de ' +
      `avaliações. Pelo botão +, o ${added} é adicionado e entra no alto da lista. ` +
      `Uma busca por “${patient.number}” deixa só o ${name}, que é aberto.`,
  },
  {
    id: 'avaliacao',
    start: 20,
    title: 'Nova avaliação',
    transcript:
      `Na página do ${name}, o botão Nova avaliação abre a ferramenta Goniômetro. São escolhidos ` +
      `${series.joint}, ${series.side}, ${series.movement}, ${series.position} e ${amplitude}. Em Adicione a foto, ` +
      'Importar foto abre a galeria, que é fechada, e Tirar foto abre a câmera: com quadril, joelho e tornozelo no ' +
      'quadro, a foto é tirada e aceita em Usar foto.',
  },
  {
    id: 'goniometria',
    start: 36,
    title: 'Goniometria e método',
    transcript:
      'Na foto, desenhada, uma pessoa está em decúbito dorsal na maca, com o joelho flexionado, vista de lado. Três ' +
      'pontos são marcados: quadril, joelho e tornozelo. Duas linhas os unem, o arco se abre a partir do prolongamento ' +
      `da coxa e o valor sobe até ${firstReading} graus. O ponto do tornozelo é arrastado com o auxílio de uma lupa, e o ` +
      `ângulo passa a ${latest.angle} graus. A medida é salva.`,
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
      'O PDF do relatório é montado de cima para baixo: lado, posição, amplitude e data, a foto com os pontos, a tabela ' +
      'das medidas, a evolução e a linha do fisioterapeuta responsável, com o número do CREFITO. O botão Compartilhar ' +
      'abre as opções E-mail, Mensagens, Arquivos e Imprimir. Pelo e-mail, o relatório segue para um colega, e a tela ' +
      'confirma: Relatório enviado.',
  },
  {
    id: 'fim',
    start: 84,
    title: 'Fim',
    transcript:
      `O arco se desenha outra vez, para em ${latest.angle} graus e fica aberto, com o nome Goniometria Digital e a linha “Medir, registrar, comparar e ` +
      'compartilhar”.',
  },
] as const satisfies readonly Chapter[];

/** The name of a chapter in code and in addresses. */
export type ChapterId = (typeof chapters)[number]['id'];

/** The second at which a chapter begins. */
export function startOf(id: ChapterId): number {
  return chapters.find((chapter) => chapter.id === id)?.start ?? 0;
}
