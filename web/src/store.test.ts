// @vitest-environment node
import { expect, test } from 'vitest';
import type { site } from './site.ts';
import { priceInWords } from './store.ts';

test.each<[price: (typeof site.prices)[number], words: string]>([
  [{ reais: 0 }, 'grátis'],
  [{ reais: 25 }, 'R$ 25,00'],
  [{ reais: 49.9, per: 'mês' }, 'R$ 49,90 por mês'],
  [{ reais: 1234567.5, per: 'ano' }, 'R$ 1.234.567,50 por ano'],
])('the price %o is %s in words, on one line up to the amount', (price, words) => {
  expect(priceInWords(price)).toBe(words.replace('R$ ', 'R$\u00a0'));
});
