import type { CDPSession } from '@playwright/test';

/** Slows the main thread down by a factor and counts its processor time, which does not grow when other programs run. */
export async function slowDown(devTools: CDPSession, factor: number): Promise<void> {
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: factor });
  await devTools.send('Performance.enable', { timeDomain: 'threadTicks' });
}

/** What Chromium has counted since `slowDown`, by name: durations in seconds. Throws if it does not know one of them. */
export async function counted<Name extends string>(
  devTools: CDPSession,
  names: readonly Name[],
): Promise<Record<Name, number>> {
  const { metrics } = await devTools.send('Performance.getMetrics');
  const values = new Map(metrics.map(({ name, value }) => [name, value]));
  return Object.fromEntries(
    names.map((name) => {
      const value = values.get(name);
      if (value === undefined) throw new Error(`Chromium counts no ${name}`);
      return [name, value];
    }),
  ) as Record<Name, number>;
}
