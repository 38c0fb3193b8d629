import { inspect } from 'node:util';
import * as v from 'valibot';

/** How a kind of text is written. */
interface Form {
  fits: (text: string) => boolean;
  /** What to do where one does not fit. */
  remedy: string;
  /** Guesses what the owner meant by a text that does not fit. */
  mend?: (text: string) => string;
  /** Words at the end of the message. */
  note?: string;
}

/** Names of the placeholders, reserved ones among them (RFC 2606), which stay when only `example(…)` is removed. */
const placeholder = /\bde exemplo\b|\.example(?![\w.-])|^com\.example\b/i;

/** Returns the message: the mended text if it fits, and else the remedy. */
function remedyFor({ fits, remedy, mend = (text) => text.trim(), note }: Form) {
  return ({ input }: v.BaseIssue<unknown>) => {
    const text = typeof input === 'string' || typeof input === 'number' ? mend(String(input)) : '';
    const right = text && fits(text) ? inspect(text) : remedy;
    return `write ${right}${note ? ` ${note}` : ''}`;
  };
}

/** The schema of a text. */
export function text(form: Form) {
  const remedy = remedyFor(form);
  return v.pipe(
    v.string(remedy),
    v.check((text) => !placeholder.test(text), 'write your own in place of the example'),
    v.check(form.fits, remedy),
  );
}

/** As `text`, for a fact that may be left empty. */
export function textOrNone(form: Form) {
  return text({ ...form, fits: (text) => text === '' || form.fits(text), remedy: `${form.remedy}, or nothing at all` });
}

const isTrimmed = (text: string) => text !== '' && text === text.trim();

const something: Form = { fits: isTrimmed, remedy: 'something between the quotes' };

/** A text of any words. */
export const words = text(something);

/** Sentences. Unlike other texts they may contain 'de exemplo'. */
export const prose = v.pipe(v.string(remedyFor(something)), v.check(something.fits, remedyFor(something)));

const withoutStop: Form = {
  fits: (text) => isTrimmed(text) && /[^.;]$/.test(text),
  remedy: 'words',
  note: 'without a full stop, as the page adds one',
  mend: (text) => text.replace(/[\s.;]+$/, '').trim(),
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
