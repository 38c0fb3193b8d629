import { legLandmarkNames } from './landmarkNames.ts';
import { adm, followed, latestOf, movementOf, newest } from './patients.ts';

/** A chapter of the film: the second at which it begins, its title, and a description of what is on the screen. */
export interface Chapter {
  id: string;
  start: number;
  title: string;
  transcript: string;
}

/** The tagline of the film's opening. */
export const tagline = 'Ângulos articulares a partir de uma foto';

/** The film's length in seconds. */
export const duration = 90;

/** The time of day on the film's phone, at which the measure that it follows is saved. */
export const timeOfDay = '14:30';

/** When the film was first published: ISO 8601 with a time zone, as search engines require. */
export const published = '2026-11-21T12:00:00-03:00';

const { patient, series, latest } = followed;
const { hip, knee, ankle } = legLandmarkNames;
const name = `Paciente ${patient.number}`;
const added = `Paciente ${newest.number}`;

/** By how much the ankle's point changes the reading when it is dragged onto its landmark, and the one before, in degrees. */
const correction = 5;
export const firstReading = latest.angle - correction;

const first = series.measures[0] ?? latest;
const earlier = patient.series.filter((each) => latestOf(each).assessment < latest.assessment);
const earlierMeasures = earlier.map((each) => `“${movementOf(each)}”, ${latestOf(each).angle} graus`).join(', e ');

/**
 * The film's chapters in the order of time. Each has a scene of the film, and the site seeks to it. A transcript quotes the
 * labels of the screen.
 */
export const chapters = [
  {
    id: 'abertura',
    start: 0,
    title: 'Abertura',
    transcript:
      `Um arco de goniômetro se desenha e para em ${latest.angle} graus. Aparecem o nome Goniometria Digital e a frase ` +
      `“${tagline}”.`,
  },
  {
    id: 'pacientes',
    start: 8,
    title: 'Pacientes',
    transcript:
      'A lista “Pacientes” mostra de cada um a articulação e o número de avaliações. O botão com o sinal de mais abre ' +
      `“Novo paciente”, e o ${added} entra no alto da lista. Uma busca por “${patient.number}” deixa só o ${name}, que ` +
      'é aberto.',
  },
  {
    id: 'avaliacao',
    start: 20,
    title: 'Nova avaliação',
    transcript:
      `Na página do ${name}, o botão “Nova avaliação” abre a ferramenta “Goniômetro”. São escolhidos ` +
      `“${series.joint}”, “${series.side}”, “${series.movement}”, “${series.position}” e “ADM ${adm}”. Em “Adicione a ` +
      'foto”, “Importar foto” abre a “Galeria”, que é fechada, e “Tirar foto” abre a câmera, com a instrução “Câmera na ' +
      'altura do joelho, perpendicular ao plano do movimento”. A foto é tirada e aceita em “Usar foto”.',
  },
  {
    id: 'goniometria',
    start: 36,
    title: 'Goniometria e método',
    transcript:
      'Na foto, desenhada, o joelho flexionado é visto de lado. A tela diz a referência de cada ponto: ' +
      `“${hip.fullName}”, “${knee.fullName}” e “${ankle.fullName}”. Os dois primeiros pontos são marcados nelas; o ` +
      `terceiro, ainda fora do ${ankle.name.toLowerCase()}. Duas linhas unem os três, o arco se abre a partir do ` +
      `prolongamento da coxa e o valor sobe até ${firstReading} graus. Sob uma lupa, o terceiro ponto é levado até o ` +
      `maléolo, e a leitura passa a ${latest.angle} graus. “Salvar medida” é tocado, e a tela confirma: “Medida salva”.`,
  },
  {
    id: 'relatorios',
    start: 60,
    title: 'Relatórios',
    transcript:
      `A tela “Resultados” mostra as medidas do ${name} por articulação: “${movementOf(series)}”, ${latest.angle} ` +
      `graus, e, da avaliação ${latest.assessment - 1}, ${earlierMeasures}. Em “Evolução”, um gráfico vai de ` +
      `${first.angle} graus na avaliação ${first.assessment} a ${latest.angle} graus na avaliação ` +
      `${latest.assessment}, com “Ganho” de ${latest.angle - first.angle} graus. “Criar relatório” abre a página ` +
      '“Relatório”: a evolução é incluída, e “Gerar PDF” é tocado.',
  },
  {
    id: 'compartilhamento',
    start: 72,
    title: 'Compartilhamento',
    transcript:
      'O PDF é montado de cima para baixo: avaliação, data, posição e ADM, a foto com os pontos, as medidas por ' +
      '“Articulação” e “Movimento”, cada uma com a sua data, a evolução e as linhas “Fisioterapeuta responsável” e ' +
      '“CREFITO nº”. “Compartilhar” abre as opções “E-mail”, “Mensagens”, “Arquivos” e “Imprimir”. Pelo e-mail, o ' +
      'relatório segue para um colega, e a tela confirma: “Relatório enviado”.',
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

/** The second at which a chapter ends: the next one begins, or the film is over. */
export function endOf({ start }: Chapter): number {
  return chapters.find((next) => next.start > start)?.start ?? duration;
}

/** The chapter that the film shows at a second. */
export function chapterAt(second: number): Chapter {
  return chapters.findLast(({ start }) => start <= second) ?? chapters[0];
}
