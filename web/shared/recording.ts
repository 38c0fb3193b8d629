import type { Chapters } from './chapters.ts';

/**
 * What the owner's screen recording shows, in the order of time; `make recording` reads it. `start` is a whole second of
 * the recording, and the first one is 0. `transcript` describes the screen and, of a film with sound, says what is spoken.
 * The features lead to chapters by their `id`: `web/src/home/showcase/features.ts`.
 */
export const chapters = [
  { id: 'abertura', start: 0, title: 'Abertura', transcript: '' },
  { id: 'goniometria', start: 10, title: 'Goniometria e método', transcript: '' },
  { id: 'relatorios', start: 40, title: 'Relatórios', transcript: '' },
  { id: 'compartilhamento', start: 50, title: 'Compartilhamento', transcript: '' },
] as const satisfies Chapters;

/** The second that the poster shows. */
export const posterTime: number = 20;

/** What the page says below the recording. */
export const note = 'Telas do app; pacientes e medidas fictícios.';

/** What search engines are told of the film. */
export const description = 'Uma avaliação com o app, do começo ao fim, com pacientes e medidas fictícios.';
