import { timeZoneNames } from '../src/contact/openingHours.ts';

const zones = Object.entries(timeZoneNames).map(([id, name]) => `${id} (${name})`);

/** How the facts of some names are written, and what to do where one is not. */
type Form = [names: string[], fits: (text: string) => boolean, remedy: string];

/** What a full stop follows. */
const phrases = ['payment', 'withdrawal', 'technicalValidity', 'regulatoryStatus', 'suspendedExport'];

const forms: Form[] = [
  [['origin'], isOrigin, 'write https:// and a host, and nothing after it, such as https://www.example.org'],
  [['url'], isSecure, 'write the whole address, such as https://example.org/name'],
  [['email'], (text) => /^[^\s@:/]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text), 'write one such as name@example.org'],
  [['storePackageId'], (text) => /^[a-z]\w*(\.[a-z]\w*)+$/i.test(text), 'write the id alone, such as org.example.app'],
  [['opens', 'closes'], (text) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text), 'write a time such as 13:30'],
  [['holidays', 'legalUpdated'], isDate, 'write a day such as 2026-12-25'],
  [['timeZone'], (id) => id in timeZoneNames, `write the id of ${zones.join(', ')}`],
  [['taxId'], hasCheckDigits, 'copy it with its check digits, such as 12.ABC.345/01DE-35'],
  [phrases, (text) => /[^\s.]$/.test(text), 'write words without a full stop, as the page adds one'],
];

/** Reports each text among facts, at any depth, that does not fit its form. `file` holds them, below `place`. */
export function malformed(facts: object, file: string, place = ''): { fact: string; words: string }[] {
  return Object.entries(facts).flatMap(([key, text]) => {
    const fact = place ? `${place}.${key}` : key;
    if (typeof text === 'object') return malformed(text, file, fact);
    const name = fact.replace(/\.\d+$/, '').replace(/.*\./, '');
    const [, , remedy] = forms.find(([names, fits]) => names.includes(name) && !fits(text)) ?? [];
    return remedy ? [{ fact, words: `${fact} = '${text}': ${remedy}, in ${file}` }] : [];
  });
}

/** Reports whether an address is a scheme and a host (RFC 6454). */
function isOrigin(address: string): boolean {
  return isSecure(address) && new URL(address).origin === address;
}

function isSecure(address: string): boolean {
  return /^https:\/\/[^/]+\.[^/]/.test(address) && URL.canParse(address);
}

/** Reports whether a text is a day that there is, in ISO 8601. */
function isDate(text: string): boolean {
  const date = new Date(text);
  return Boolean(date.getTime()) && date.toISOString().startsWith(`${text}T`);
}

/** Reports whether a CNPJ has its check digits. The other characters may be letters (IN RFB nº 2.229/2024). */
function hasCheckDigits(cnpj: string): boolean {
  if (!/^[\dA-Z]{2}\.[\dA-Z]{3}\.[\dA-Z]{3}\/[\dA-Z]{4}-\d\d$/.test(cnpj) || !/[1-9A-Z]/.test(cnpj)) return false;
  const values = [...cnpj.replace(/[./-]/g, '')].map((character) => character.charCodeAt(0) - 48);
  return [12, 13].every((place) => {
    const sum = values.slice(0, place).reduce((sum, value, index) => sum + value * (2 + ((place - 1 - index) % 8)), 0);
    return values[place] === (sum % 11 < 2 ? 0 : 11 - (sum % 11));
  });
}
