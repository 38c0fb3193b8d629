import { launchOptions } from '../chromium.ts';
import { importFrom } from '../installed.ts';
import { median } from '../median.ts';

/** The categories of Lighthouse, in the order of its reports. */
export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** What Lighthouse measures of a page, as a phone with link and processor slowed down. */
export const metrics = {
  firstPaint: 'first-contentful-paint',
  largestPaint: 'largest-contentful-paint',
  layoutShift: 'cumulative-layout-shift',
  blockingTime: 'total-blocking-time',
  bytes: 'total-byte-weight',
} as const;

const attempts = 3;

type Category = (typeof categories)[number];
type Metric = keyof typeof metrics;

/** The medians of several reports of one page; times in milliseconds. */
export interface Summary {
  scores: Record<Category, number>;
  values: Record<Metric, number>;
  /** The audits that scored less than they can in any report, by their names, and what they said. */
  imperfect: Map<string, string>;
}

/** The part of a Lighthouse report that is read here. */
export interface Report {
  categories: Record<Category, { score: number | null }>;
  audits: Record<string, AuditResult>;
}

interface RuntimeError {
  code: string;
  message: string;
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
async function runOnce(packages: string, url: string): Promise<Report & { runtimeError?: RuntimeError }> {
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

export function summarize(reports: readonly Report[]): Summary {
  const score = (category: Category) => median(reports.map((report) => 100 * (report.categories[category].score ?? 0)));
  const value = (metric: Metric) =>
    median(reports.map((report) => report.audits[metrics[metric]]?.numericValue ?? Number.NaN));
  const imperfect = reports.flatMap(({ audits }) => Object.entries(audits).filter(([, audit]) => isImperfect(audit)));
  return {
    scores: mapOf(categories, score),
    values: mapOf(Object.keys(metrics) as Metric[], value),
    imperfect: new Map(imperfect.map(([id, audit]) => [id, describe(audit)])),
  };
}

/** Without a score an audit did not apply, only informs, or failed itself, which must not go unseen. */
function isImperfect({ score, scoreDisplayMode }: AuditResult): boolean {
  return scoreDisplayMode === 'error' || (score !== null && score < 1 && scoreDisplayMode !== 'informative');
}

function describe({ score, displayValue, errorMessage }: AuditResult): string {
  return [errorMessage ?? score, displayValue].filter((part) => part !== undefined).join(', ');
}

function mapOf<Key extends string>(keys: readonly Key[], value: (key: Key) => number): Record<Key, number> {
  return Object.fromEntries(keys.map((key) => [key, value(key)])) as Record<Key, number>;
}
