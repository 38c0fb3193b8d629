import { appName } from './appName.ts';
import { type Chapter, type Chapters, chapterIn, endIn, startIn } from './chapters.ts';
import { legLandmarkNames } from './landmarkNames.ts';
import { adm, followed, latestOf, movementOf, newest } from './patients.ts';

/** The tagline of the film's opening. */
export const tagline = 'Ângulos articulares a partir de uma foto';

/** The film's length in seconds. */
export const duration = 90;

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

/** The film's chapters in the order of time, each with its scene. A transcript quotes the labels of the screen. */
export const chapters = [
  {
    id: 'abertura',
    start: 0,
    title: 'Abertura',
    transcript:
      `Um arco de goniômetro se desenha e para em ${latest.angle} graus. Aparecem o nome ${appName} e a frase ` +
      `“${tagline}”.`,
  },
  {
    id: 'pacientes',
    start: 8,
    title: 'Pacientes',
    transcript:
      'A lista “Pacientes” mostra, de cada paciente, a articulação e o número de avaliações. O botão com o sinal de ' +
      `mais abre “Novo paciente”, e o ${added} entra no alto da lista. Uma busca por “${patient.number}” deixa só o ` +
      `${name}, que é aberto.`,
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
      `“${hip.fullName}”, “${knee.fullName}” e “${ankle.fullName}”. Os dois primeiros pontos são marcados nas suas ` +
      `referências; o terceiro fica, de início, fora do ${ankle.name.toLowerCase()}. Duas linhas unem os três, o arco se abre a partir do ` +
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
      '“Relatório”: a evolução é incluída, “Gerar PDF” é tocado, e o PDF se monta de cima para baixo.',
  },
  {
    id: 'compartilhamento',
    start: 72,
    title: 'Compartilhamento',
    transcript:
      `O PDF tem avaliação e data, a foto com os pontos, as medidas por “Articulação”, “Movimento” e “ADM ${adm}”, cada ` +
      'uma com a sua avaliação, data e posição, a evolução e as linhas “Fisioterapeuta responsável” e “CREFITO nº”. ' +
      '“Compartilhar” abre as opções “E-mail”, “Mensagens”, “Arquivos” e “Imprimir”. Pelo e-mail, o relatório segue para ' +
      'um colega, e a tela confirma: “Relatório enviado”.',
  },
  {
    id: 'fim',
    start: 84,
    title: 'Fim',
    transcript:
      `O arco se desenha outra vez e fica aberto em ${latest.angle} graus, com o nome ${appName} e as linhas ` +
      '“Medir, registrar, comparar e compartilhar” e “Pacientes e medidas fictícios”.',
  },
] as const satisfies Chapters;

/** The name of a chapter in code and in addresses. */
export type ChapterId = (typeof chapters)[number]['id'];

/** The second at which a chapter begins. */
export const startOf = (id: ChapterId) => startIn(chapters, id);

/** The second at which a chapter ends: the next one begins, or the film is over. */
export const endOf = (chapter: Chapter) => endIn(chapters, duration, chapter);

/** The chapter that the film shows at a second. */
export const chapterAt = (second: number) => chapterIn(chapters, second);

/** What the page says below the film. */
export const note = 'Telas ilustradas; pacientes e medidas fictícios.';

/** What search engines are told of the film. */
export const description =
  'Uma avaliação com o app, do começo ao fim: o paciente, a foto, os três pontos, o ângulo em graus, os resultados e o relatório em PDF. Sem som, com pacientes e medidas fictícios.';
