/** The spaces at which a line must not end: before the number of an article, of its item or of a law, and before a number's unit. */
export const betweenPairs =
  /(?<=\barts?\.|§|\bnº)\s(?=\d)|(?<=º,)\s(?=[IVX]+\b)|(?<=\d)\s(?=(?:graus?|pixels|segundos?|minutos?|horas?|dias?|meses|anos?|mm|cm)\b)/gi;

/** The spaces at which a line better does not end: after a word of one letter, and one of two that begins a sentence. */
export const afterShortWords = /(?<=(?:^|\s)\p{L}|(?:^|\. )\p{L}{2})\s/giu;
