import * as v from 'valibot';

/** A text of any words. */
export const words = v.pipe(
  v.string(),
  v.check((text) => text !== '' && text === text.trim(), 'write something, with no blank at an end'),
);

/** A phrase that the page ends with a full stop or a semicolon. */
export const phrase = v.pipe(
  words,
  v.check((text) => !/[.;]$/.test(text), 'write it without a full stop, as the page adds one'),
);

/** Reports whether an address has the scheme https and a host that is not reserved for examples (RFC 2606). */
function isPublic(address: string): boolean {
  if (!/^https:\/\/[^\s/]+\.[^\s/]\S*$/.test(address) || !URL.canParse(address)) return false;
  return !new URL(address).hostname.endsWith('.example');
}

/** The address of a page elsewhere. */
export const url = v.pipe(
  v.string(),
  v.check(isPublic, 'write the whole address, such as https://www.example.org/name'),
);

/** The address of a chat. WhatsApp finds a number by its country code and nothing but digits. */
export const chatUrl = v.pipe(
  url,
  v.check(
    (text) => !/^https:\/\/wa\.me\/[\d\s()+-]+(\?|$)/i.test(text) || /\/[1-9]\d{11,14}(\?|$)/.test(text),
    'write the number with its country code, such as https://wa.me/5511900000000',
  ),
);

/** A scheme and a host (RFC 6454), in the ASCII that browsers compare. */
export const origin = v.pipe(
  v.string(),
  v.check(
    (text) => isPublic(text) && new URL(text).origin === text,
    'write https:// and a public host, and nothing after it, such as https://www.example.org',
  ),
);

/** An e-mail address of characters that mean themselves after `mailto:`, unlike `#` and `%` (RFC 6068). */
export const email = v.pipe(
  v.string(),
  v.regex(
    /^[\w+-]+(\.[\w+-]+)*@[a-z\d-]+(\.[a-z\d-]+)+(?<!\.example)$/i,
    'write an address such as name@example.org, of unaccented letters, digits and . _ + - alone',
  ),
);

/** An Android application id. Google Play takes none that begins with com.example. */
export const packageId = v.pipe(
  v.string(),
  v.regex(/^(?!com\.example\b)[a-z]\w*(\.[a-z]\w*)+$/i, 'write the id alone, such as org.example.app'),
);

/** The number of a version of Android, or ''. */
export const androidVersion = v.pipe(
  v.string(),
  v.regex(/^([1-9]\d?(\.\d+)*)?$/, "write the number alone, such as '9', or ''"),
);

/** A CNPJ. */
export const taxId = v.pipe(
  v.string(),
  v.check(hasCheckDigits, 'write it with its check digits, such as 12.ABC.345/01DE-35'),
);

/** Reports whether a CNPJ has its check digits. The other characters may be letters (IN RFB nº 2.229/2024). */
function hasCheckDigits(cnpj: string): boolean {
  if (!/^[\dA-Z]{2}\.[\dA-Z]{3}\.[\dA-Z]{3}\/[\dA-Z]{4}-\d\d$/.test(cnpj) || !/[1-9A-Z]/.test(cnpj)) return false;
  const values = [...cnpj.replace(/[./-]/g, '')].map((character) => character.charCodeAt(0) - 48);
  return [12, 13].every((place) => {
    const sum = values.slice(0, place).reduce((sum, value, index) => sum + value * (2 + ((place - 1 - index) % 8)), 0);
    return values[place] === (sum % 11 < 2 ? 0 : 11 - (sum % 11));
  });
}
