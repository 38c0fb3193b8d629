/** The studies that pages take figures from, and cite beside them: authors and year, and degrees by method of measuring. */
export const studies = {
  /** The minimum significant difference between two measurements. */
  leastDifference: {
    citation: 'Hancock, Hepworth e Wembridge, 2018',
    url: 'https://doi.org/10.1186/s40634-018-0161-5',
    joint: 'Joelho',
    figures: {
      'inclinômetro digital': 6,
      'goniômetro longo': 10,
      'aplicativo de celular': 12,
      'goniômetro curto': 14,
      'estimativa visual': 14,
    },
  },
} as const;
