import { duration } from '../../shared/timeline.ts';
import { type Feature, features } from './content.ts';

/** The second of the film that a query string like `?t=60` asks for; undefined if it names none. */
export function requestedSecond(search: string): number | undefined {
  const value = new URLSearchParams(search).get('t');
  const seconds = Number(value || Number.NaN);
  return seconds >= 0 && seconds <= duration ? seconds : undefined;
}

/** The feature that the film shows at a second. Of features that share a second, the one with the given id. */
export function featureAt(seconds: number, id: string): Feature {
  const shown = features.filter((feature) => feature.timestamp <= seconds);
  const start = Math.max(...shown.map(({ timestamp }) => timestamp));
  const latest = shown.filter(({ timestamp }) => timestamp === start);
  return latest.find((feature) => feature.id === id) ?? latest[0] ?? features[0];
}

/** Whether the visitor has followed a link to this document and has not scrolled. A reload or Back restores the scroll. */
export function isFirstArrival(): boolean {
  const [load] = performance.getEntriesByType('navigation');
  return load instanceof PerformanceNavigationTiming && load.type === 'navigate' && scrollY === 0;
}
