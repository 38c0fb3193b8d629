import { expect, type Locator } from '@playwright/test';

/** Records what a live region tells a screen reader from now on, and what it holds already, a sentence each time. */
export async function recordAnnouncements(region: Locator): Promise<() => Promise<string[]>> {
  await expect(region).toBeAttached();
  const said = await region.evaluateHandle((region) => {
    const said = region.textContent ? [region.textContent] : [];
    const textsOf = ({ addedNodes, target }: MutationRecord) =>
      (target === region ? [...addedNodes] : [target]).map(({ textContent }) => textContent ?? '');
    new MutationObserver((records) => said.push(...records.flatMap(textsOf))).observe(region, {
      childList: true,
      characterData: true,
      subtree: true,
    });
    return said;
  });
  return () => said.jsonValue();
}

/** Records the values in words that a slider tells a screen reader from now on. */
export async function recordValues(slider: Locator): Promise<() => Promise<(string | null)[]>> {
  const said = await slider.evaluateHandle((slider) => {
    const said: (string | null)[] = [];
    const observer = new MutationObserver(() => said.push(slider.ariaValueText));
    observer.observe(slider, { attributeFilter: ['aria-valuetext'] });
    return said;
  });
  return () => said.jsonValue();
}
