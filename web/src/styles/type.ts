import { color } from './tokens.ts';

/** The sizes of the roles that a layout counts in. */
export const size = {
  title: fluid(1.14, 2, 4, 10),
  display: fluid(2.19, 5.9, 8.5, 14.9),
} as const;

/** The line heights of those roles, and of others whose lines a layout aligns something with. */
const lineHeight = { lead: 1.4, title: 1.04, statement: 1, display: 0.93 } as const;

/** From the top of a text in a role to the baseline of its first or of another line, in the letters' size (em). */
export function baselineOf(role: keyof typeof lineHeight, line = 1): number {
  return Math.round(1000 * ((line - 0.5) * lineHeight[role] + 0.35)) / 1000;
}

/** From the top of a text in a role to its first line's capitals, which are 0.7 em high. */
export function capitalsOf(role: keyof typeof lineHeight): number {
  return Math.round(1000 * (baselineOf(role) - 0.7)) / 1000;
}

/**
 * Text by its role: size, line height, weight and tracking at once. A component composes a role, places it and gives it a
 * colour; it sets none of the four itself (`web/typeInStyles.grit`). No size is under 14 px. Sizes grow with the page and
 * with the reader's text size, but on a narrow phone not so far that a long word no longer fits its line.
 */
const roles = {
  /** Heads of columns. A scale says by `--most` how large the numerals are that it has room for. */
  label: role('min(0.875rem, var(--most, 8vw))', 1.3),
  /** Captions, small print, what a control says of itself. */
  note: role('min(0.9375rem, 8vw)', 1.4),
  /** Paragraphs. */
  body: role('min(1.0625rem, 8.4vw)', 1.5),
  /** The sentence under a title, long text, what is typed. */
  lead: role(fluid(1.03, 0.38, 1.625, 8.4), lineHeight.lead),
  /** A benefit, a value, the heading of a section. */
  title: role(size.title, lineHeight.title, 520, -0.04),
  /** The sentence that opens a part of a page. */
  opening: role(fluid(1.53, 3.71, 7, 10.4), 1.02, 520, -0.04),
  /** The one claim of a band. */
  statement: role(fluid(1.8, 4.95, 9, 14.8), lineHeight.statement, 520, -0.045),
  /** A page's title. Beside a drawing it is as large as the layout says by `--display`. */
  display: role(`var(--display, ${size.display})`, lineHeight.display, 520, -0.046),
  /** Degrees in a list. */
  figure: role(fluid(1.56, 0.76, 3, 10), 1, 380, -0.03),
  /** The angle beside its arc, whose drawing says by `--reading` how large it is. */
  reading: role('var(--reading)', 1, 380, -0.05),
  /** Names and numerals in a drawing, which do not scale with it. None is larger than its place: a scale's say so by `--most`. */
  lettering: role('min(max(0.875rem, 0.6rem + 0.4vw), 1.25rem, var(--most, 4.444cqw))', 1.1, 500),
  /** Names, eyebrows and controls, within the role that is composed before it. */
  bold: 'font-weight: 600;',
} as const;

/** The roles, and some of them in bold or in the colour of what accompanies a text. */
export const type = {
  ...roles,
  boldLabel: `${roles.label} ${roles.bold}`,
  boldNote: `${roles.note} ${roles.bold}`,
  boldBody: `${roles.body} ${roles.bold}`,
  boldLead: `${roles.lead} ${roles.bold}`,
  mutedLabel: `color: ${color.muted}; ${roles.label}`,
  mutedNote: `color: ${color.muted}; ${roles.note}`,
  mutedLead: `color: ${color.muted}; ${roles.lead}`,
} as const;

/** Line height as a multiple of the size, tracking in em. */
function role(size: string, lineHeight: number, weight = 400, tracking = 0): string {
  const letterSpacing = tracking ? `${tracking}em` : '0';
  return `font-size: ${size}; line-height: ${lineHeight}; font-weight: ${weight}; letter-spacing: ${letterSpacing};`;
}

/** A size of `base` rem and `growth` percent of the screen's width, up to `most` rem and to `cap` percent of that width. */
function fluid(base: number, growth: number, most: number, cap: number): string {
  return `min(${base}rem + ${growth}vw, ${most}rem, ${cap}vw)`;
}
