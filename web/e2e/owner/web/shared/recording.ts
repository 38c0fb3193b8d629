import type { Chapters } from './chapters.ts';

/** What the recording shows that `make recording-check` draws. */
export const chapters = [
  {
    id: 'abertura',
    start: 0,
    title: 'Abertura',
    transcript: 'Uma carta de ajuste aparece, e se ouve um tom contínuo.',
  },
  { id: 'goniometria', start: 10, title: 'Medida', transcript: 'O relógio da carta passa de dez segundos, em “10”.' },
  { id: 'relatorios', start: 21, title: 'Relatórios', transcript: 'O relógio da carta passa de vinte segundos.' },
  {
    id: 'compartilhamento',
    start: 29,
    title: 'Envio',
    transcript: 'O relógio da carta chega a trinta segundos e segue.',
  },
] as const satisfies Chapters;

/** A second at which little moves. */
export const posterTime: number = 12;

/** Differs from the drawn film's note, so that a test sees which of the two a page shows. */
export const note = 'Gravação de exemplo; pacientes e medidas fictícios.';

/** What search engines are told of the film. */
export const description = 'Uma carta de ajuste com um relógio, como exemplo de uma gravação do app.';
