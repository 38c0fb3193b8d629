import { text } from './text.ts';

/** A postal code (CEP). */
export const postalCode = text({
  fits: (text) => /^\d{5}-\d{3}$/.test(text) && /[1-9]/.test(text),
  remedy: 'a postal code such as 01310-100',
});

const states = 'AC AL AM AP BA CE DF ES GO MA MG MS MT PA PB PE PI PR RJ RN RO RR RS SC SE SP TO'.split(' ');

/** A state of Brazil (UF). */
export const state = text({
  fits: (text) => states.includes(text),
  remedy: 'the two letters of the state, such as SP',
});

/** A CNPJ with its check digits. */
export const taxId = text({
  fits: hasCheckDigits,
  remedy: 'it with its check digits, such as 12.ABC.345/01DE-35',
});

/** Reports whether a CNPJ has its check digits. The other characters may be letters (IN RFB nº 2.229/2024). */
function hasCheckDigits(cnpj: string): boolean {
  if (!/^[\dA-Z]{2}\.[\dA-Z]{3}\.[\dA-Z]{3}\/[\dA-Z]{4}-\d\d$/.test(cnpj) || !/[1-9A-Z]/.test(cnpj)) return false;
  const values = [...cnpj.replace(/[./-]/g, '')].map((character) => character.charCodeAt(0) - 48);
  return [12, 13].every((place) => {
    const sum = values.slice(0, place).reduce((sum, value, index) => sum + value * (2 + ((place - 1 - index) % 8)), 0);
    return values[place] === (sum % 11 < 2 ? 0 : 11 - (sum % 11));
  });
}
