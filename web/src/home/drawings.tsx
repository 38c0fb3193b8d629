import { type ComponentType, use } from 'react';

/** The drawings that come after the page is hydrated, with the code that draws them. */
type Drawings = typeof import('./goniometer/Goniometer.tsx');

export type DrawingName = keyof Drawings;

let drawings: Drawings | undefined;
let arriving: Promise<Drawings> | undefined;

/** Reports whether the drawings are loaded. */
export function hasDrawings(): boolean {
  return drawings !== undefined;
}

/** Loads the drawings. Rejects when the network fails, and may then be called again. */
export async function loadDrawings(): Promise<Drawings> {
  drawings = await import('./goniometer/Goniometer.tsx');
  return drawings;
}

/**
 * A drawing, for use within `Suspense`. Until it is loaded, React leaves the prerendered one alone; if the network fails,
 * for good.
 */
export function Drawing({ name }: { name: DrawingName }) {
  arriving ??= loadDrawings().catch(() => new Promise<never>(() => {}));
  const Loaded: ComponentType = (drawings ?? use(arriving))[name];
  return <Loaded />;
}
