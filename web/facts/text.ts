import * as v from 'valibot';

interface Form {
  fits: (text: string) => boolean;
  /** What to write where one does not fit, with an example. */
  remedy: string;
}

/** The schema of a text. */
export function text({ fits, remedy }: Form) {
  const message = `write ${remedy}`;
  return v.pipe(v.string(message), v.check(fits, message));
}

/** As `text`, for a fact that may be left empty. */
export function textOrNone({ fits, remedy }: Form) {
  return text({ fits: (text) => text === '' || fits(text), remedy: `${remedy}, or nothing at all` });
}

const isTrimmed = (text: string) => text !== '' && text === text.trim();

/** A text of any words. */
export const words = text({ fits: isTrimmed, remedy: 'something between the quotes, and no blank at an end' });

const withoutStop: Form = {
  fits: (text) => isTrimmed(text) && /[^.;]$/.test(text),
  remedy: 'words without a full stop, as the page adds one',
};

/** A phrase that the page ends with a full stop or a semicolon. */
export const phrase = text(withoutStop);

/** As `phrase`, or ''. */
export const phraseOrNone = textOrNone(withoutStop);

const inFull: Form = {
  fits: (name) => isTrimmed(name) && /\S\s+\S/.test(name),
  remedy: 'the name in full, such as Ana Maria Silva',
};

/** The name of a person or a company, of two words at least. */
export const fullName = text(inFull);

/** As `fullName`, or ''. */
export const fullNameOrNone = textOrNone(inFull);
