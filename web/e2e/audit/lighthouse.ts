import { median } from '../bench/median.ts';
import { launchOptions } from '../machine/chromium.ts';
import { importFrom } from '../machine/installed.ts';

/** The categories of Lighthouse, in the order of its reports. */
export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** What Lighthouse measures of a page, as a phone with link and processor slowed down. */
const metrics = {
  firstPaint: 'first-contentful-paint',
  largestPaint: 'largest-contentful-paint',
  layoutShift: 'cumulative-layout-shift',
  blockingTime: 'total-blocking-time',
  bytes: 'total-byte-weight',
} as const;

const attempts = 3;

type Category = (typeof categories)[number];
type Metric = keyof typeof metrics;

/**
 * The medians of several reports of one page: scores from 0 to 100, times in milliseconds, and its paints as multiples of
 * those of another page.
 */
export type Figures = Record<Category | Metric | 'firstPaintToBare' | 'largestPaintToBare', number>;

/** The part of a Lighthouse report that is read here. */
export interface Report {
  categories: Record<Category, { score: number | null }>;
  audits: Record<string, AuditResult>;
}

interface AuditResult {
  score: number | null;
  scoreDisplayMode: string;
  numericValue?: number;
  displayValue?: string;
  errorMessage?: string;
}

/** Runs the Lighthouse that a folder holds on a page. Throws when it cannot load the page. */
export async function runLighthouse(packages: string, url: string): Promise<Report> {
  for (let attempt = 1; ; attempt++) {
    const { runtimeError, ...report } = await runOnce(packages, url);
    if (!runtimeError) return report;
    // On a busy machine it may miss the start of its own recording: it then asks to be run again.
    if (runtimeError.code !== 'NO_NAVSTART' || attempt === attempts) throw new Error(`${url}: ${runtimeError.message}`);
  }
}

/** In a Chromium of its own, that no page before has warmed up. */
async function runOnce(
  packages: string,
  url: string,
): Promise<Report & { runtimeError?: { code: string; message: string } }> {
  const { default: lighthouse } = await importFrom(packages, 'lighthouse/core/index.js');
  const chromeLauncher = await importFrom(packages, 'chrome-launcher');
  const { executablePath, args } = launchOptions();
  const chrome = await chromeLauncher.launch({ chromePath: executablePath, chromeFlags: ['--headless=new', ...args] });
  try {
    const { lhr } = await lighthouse(url, {
      port: chrome.port,
      logLevel: 'error',
      disableFullPageScreenshot: true,
      throttlingMethod: 'devtools',
    });
    return lhr;
  } finally {
    chrome.kill();
  }
}

/** The figures of a page, compared with those of a bare one. */
export function figuresOf(reports: readonly Report[], bare: readonly Report[]): Figures {
  const score = (category: Category) => median(reports.map((report) => 100 * (report.categories[category].score ?? 0)));
  const value = (metric: Metric, of = reports) =>
    median(of.map((report) => report.audits[metrics[metric]]?.numericValue ?? Number.NaN));
  const toBare = (metric: Metric) => Number((value(metric) / value(metric, bare)).toFixed(2));
  return {
    ...(Object.fromEntries(categories.map((category) => [category, score(category)])) as Record<Category, number>),
    firstPaint: Math.round(value('firstPaint')),
    firstPaintToBare: toBare('firstPaint'),
    largestPaint: Math.round(value('largestPaint')),
    largestPaintToBare: toBare('largestPaint'),
    layoutShift: Number(value('layoutShift').toFixed(4)),
    blockingTime: Math.round(value('blockingTime')),
    bytes: value('bytes'),
  };
}

/** The audits below their full score in any report of a page, and what they said. */
export function imperfections(reports: readonly Report[]): string[] {
  const imperfect = reports.flatMap(({ audits }) => Object.entries(audits).filter(([, audit]) => isImperfect(audit)));
  return [...new Map(imperfect)].map(([id, { score, displayValue, errorMessage }]) =>
    [`${id}: ${errorMessage ?? score}`, displayValue].filter((part) => part !== undefined).join(', '),
  );
}

/** Without a score an audit did not apply, only informs, or failed itself, which must not go unseen. */
function isImperfect({ score, scoreDisplayMode }: AuditResult): boolean {
  return scoreDisplayMode === 'error' || (score !== null && score < 1 && scoreDisplayMode !== 'informative');
}
