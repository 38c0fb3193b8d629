import { type ComponentType, use } from 'react';

let loaded: ComponentType | undefined;
let arriving: Promise<ComponentType> | undefined;

/**
 * Loads the goniometer and, as a module of its own, the code that draws the leg. Rejects when the network fails, and may
 * then be called again.
 */
export async function loadGoniometer(): Promise<ComponentType> {
  const [{ Goniometer }] = await Promise.all([
    import('./goniometer/Goniometer.tsx'),
    import('../../shared/figure/figure.ts'),
  ]);
  loaded = Goniometer;
  return Goniometer;
}

/**
 * The goniometer, for use within `Suspense`. Until it is loaded, React leaves the prerendered one alone; if the network
 * fails, for good.
 */
export function LazyGoniometer() {
  arriving ??= loadGoniometer().catch(() => new Promise<never>(() => {}));
  const Goniometer = loaded ?? use(arriving);
  return <Goniometer />;
}
