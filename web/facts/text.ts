import * as v from 'valibot';

interface Form {
  fits: (text: string) => boolean;
  /** What to write where one does not fit, with an example. */
  remedy: string;
}

/** Names of the placeholders, reserved ones among them (RFC 2606), which stay when only `example(…)` is removed. */
const placeholder = /\bde exemplo\b|\.example(?![\w.-])|^com\.example\b/i;

/** The schema of a text. */
export function text({ fits, remedy }: Form) {
  const message = `write ${remedy}`;
  return v.pipe(
    v.string(message),
    v.check((text) => !placeholder.test(text), 'write your own in place of the example'),
    v.check(fits, message),
  );
}

/** As `text`, for a fact that may be left empty. */
export function textOrNone(form: Form) {
  return text({ ...form, fits: (text) => text === '' || form.fits(text), remedy: `${form.remedy}, or nothing at all` });
}

const isTrimmed = (text: string) => text !== '' && text === text.trim();

const something: Form = { fits: isTrimmed, remedy: 'something between the quotes, and no blank at an end' };

/** A text of any words. */
export const words = text(something);

/** Sentences. Unlike other texts they may contain 'de exemplo'. */
export const prose = v.pipe(
  v.string(`write ${something.remedy}`),
  v.check(something.fits, `write ${something.remedy}`),
);

const withoutStop: Form = {
  fits: (text) => isTrimmed(text) && /[^.;]$/.test(text),
  remedy: 'words without a full stop, as the page adds one',
};

/** A phrase that the page ends with a full stop or a semicolon. */
export const phrase = text(withoutStop);

/** As `phrase`, or ''. */
export const phraseOrNone = textOrNone(withoutStop);

const isFullName = (name: string) => isTrimmed(name) && /\S\s+\S/.test(name);
const inFull: Form = { fits: isFullName, remedy: 'the name in full, such as Ana Maria Silva' };

/** The name of a person or a company, of two words at least. */
export const fullName = text(inFull);

/** As `fullName`, or ''. */
export const fullNameOrNone = textOrNone(inFull);
