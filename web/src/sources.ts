import type { Joint } from '../shared/patients.ts';

/** A study that a page takes figures from. The page cites it beside them. */
export interface Source {
  /** Authors and year. */
  citation: string;
  url: string;
  joint: Joint;
  /** What the study found for each method of measuring, in degrees. */
  figures: Readonly<Record<string, number>>;
}

/** The studies behind the figures on the pages, each under the name of what it measured. */
export const sources = {
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
} as const satisfies Record<string, Source>;
