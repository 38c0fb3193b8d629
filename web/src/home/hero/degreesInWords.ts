/** Degrees in words: 1 grau, 92 graus. Zero takes the singular, as in Brazilian Portuguese. */
export function degreesInWords(degrees: number): string {
  return `${degrees} ${degrees < 2 ? 'grau' : 'graus'}`;
}
