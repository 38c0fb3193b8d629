/** Rounds to two decimals, which is finer than a pixel, so that equal drawings have equal text. */
export function px(value: number): number {
  return Math.round(value * 100) / 100;
}
