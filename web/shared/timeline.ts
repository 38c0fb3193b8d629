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

/** The film's chapters in the order of time. Each has a scene of the film, and the site seeks to it. */
export const chapters = [
  {
    id: 'abertura',
    start: 0,
    title: 'Abertura',
    transcript:
      'Um arco de goniômetro se desenha e para em 120 graus. Aparecem o nome Goniometria Digital, a frase ' +
      '“Ângulos articulares a partir de uma foto” e o botão Começar, que é tocado.',
  },
  {
    id: 'pacientes',
    start: 8,
    title: 'Pacientes',
    transcript:
      'A lista Pacientes mostra Paciente 1, Paciente 2 e os seguintes, cada um com a articulação e o número de ' +
      'avaliações. Pelo botão de mais, o Paciente 13 é adicionado e entra no alto da lista. ' +
      'Uma busca por “12” deixa só o Paciente 12, que é aberto.',
  },
  {
    id: 'avaliacao',
    start: 20,
    title: 'Nova avaliação',
    transcript:
      'Na página do Paciente 12, o botão Nova avaliação abre a ferramenta Goniômetro. Joelho e Flexão são ' +
      'escolhidos. Em seguida, Importar foto abre a galeria, que é fechada, e Tirar foto abre a câmera: o quadril, ' +
      'o joelho e o tornozelo estão no quadro, a foto é tirada e aceita em Usar foto.',
  },
  {
    id: 'goniometria',
    start: 36,
    title: 'Goniometria e método',
    transcript:
      'A foto mostra o desenho de uma pessoa em decúbito dorsal na maca, com o joelho flexionado, vista de lado. Três ' +
      'pontos são marcados: quadril, joelho e tornozelo. Duas linhas os unem, o arco se abre e o valor sobe até 115 graus. ' +
      'O ponto do tornozelo é arrastado com o auxílio de uma lupa, e o ângulo passa a 120 graus. A medida é salva.',
  },
  {
    id: 'relatorios',
    start: 60,
    title: 'Relatórios',
    transcript:
      'Os resultados do Paciente 12 aparecem por articulação e movimento: Flexão do joelho 120 graus e, da avaliação ' +
      '4, Déficit de extensão 4 graus e Flexão do quadril 104 graus. A evolução da flexão do joelho se ' +
      'desenha em um gráfico, de 78 graus na avaliação 1 a 120 graus na avaliação 5. Na página Relatório, o gráfico é ' +
      'incluído e o botão Gerar PDF é tocado.',
  },
  {
    id: 'compartilhamento',
    start: 72,
    title: 'Compartilhamento',
    transcript:
      'O PDF do relatório é montado de cima para baixo: lado, posição e data, a foto com os pontos, a tabela das ' +
      'medidas, a evolução e a linha do fisioterapeuta responsável. O botão ' +
      'Compartilhar abre as opções E-mail, Mensagens, Arquivos e Imprimir. Pelo e-mail, o relatório segue para um ' +
      'colega, e a tela confirma: Relatório enviado.',
  },
  {
    id: 'fim',
    start: 84,
    title: 'Fim',
    transcript:
      'O arco se desenha outra vez, com o nome Goniometria Digital e a linha “Medir, registrar, comparar e ' +
      'compartilhar”.',
  },
] as const satisfies readonly Chapter[];

/** The name of a chapter in code and in addresses. */
export type ChapterId = (typeof chapters)[number]['id'];

/** The second at which a chapter begins. */
export function startOf(id: ChapterId): number {
  return chapters.find((chapter) => chapter.id === id)?.start ?? 0;
}
