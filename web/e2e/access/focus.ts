import { expect, type Page } from '@playwright/test';
import type { Edges } from '../helpers/boxes.ts';
import { header } from '../helpers/parts.ts';
import { scrollPage } from '../helpers/scrolling.ts';

/** A control that the Tab key has reached, and its faults. */
export interface Stop {
  /** The control's text or label. */
  name: string;
  /** Its box in the page, in CSS pixels from the page's top left corner. */
  box: Edges;
  /** Why the focus is not visible here; empty if it is. */
  faults: string[];
}

/** Returns the focused control, or undefined when none has the focus, as after the last. */
function focusedStop(page: Page): Promise<Stop | undefined> {
  return page.evaluate(() => {
    const control = document.activeElement;
    if (!control || control === document.body) return undefined;
    const { left, right, top, bottom } = control.getBoundingClientRect();
    const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(control);
    const faults: string[] = [];

    if (!control.checkVisibility({ opacityProperty: true, visibilityProperty: true })) faults.push('is hidden');
    if (outlineStyle !== 'solid' || Number.parseFloat(outlineWidth) < 2) faults.push('has no outline');

    // An ancestor that clips cuts off the outline, which lies outside the control.
    const reach = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
    for (let around = control.parentElement; around && around !== document.body; around = around.parentElement) {
      const clip = around.getBoundingClientRect();
      if (!['hidden', 'clip'].includes(getComputedStyle(around).overflowX)) continue;
      if (left - reach < clip.left || right + reach > clip.right) faults.push('has a clipped outline');
    }

    // WCAG 2.2, 2.4.11 (and 2.4.12, which asks for the whole of it): nothing lies over what has the focus.
    const points = [
      [left + 2, (top + bottom) / 2],
      [right - 2, (top + bottom) / 2],
      [(left + right) / 2, top + 2],
      [(left + right) / 2, bottom - 2],
    ] as const;
    const shown = points.map(([x, y]) => document.elementFromPoint(x, y)).filter((element) => element !== null);
    if (shown.length === 0) faults.push('is out of sight');
    // An invisible slider shows its focus on the drawing after it.
    const drawing = getComputedStyle(control).clipPath === 'none' ? null : control.nextElementSibling;
    for (const element of shown) {
      if (![control, drawing].some((part) => part?.contains(element)) && !element.contains(control))
        faults.push(`is covered by ${element.tagName}`);
    }
    return {
      name: control.getAttribute('aria-label') ?? ((control as HTMLInputElement).name || control.textContent.trim()),
      box: { left, right, top: top + scrollY, bottom: bottom + scrollY },
      faults,
    };
  });
}

/** Scrolls to the top, where the header has no button to the store: the first screen has one. */
export async function goToTop(page: Page): Promise<void> {
  await scrollPage(page, 0);
  await expect(header(page).getByRole('link', { name: /^Baixar/ })).toBeHidden();
}

/** Presses Tab from the page's top, or Shift and Tab from its end, until the focus has left it; returns all stops. */
export async function tabThrough(page: Page, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (;;) {
    await page.keyboard.press(key);
    const stop = await focusedStop(page);
    if (!stop) return stops;
    stops.push(stop);
    if (stops.length > 100) throw new Error(`the focus does not leave the page: ${stops.at(-1)?.name}`);
  }
}

/** Counts the visible controls, without the Tab key: each has to be reached. */
export function shownControls(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      // Tab reaches one radio button of a group.
      [
        ...document.querySelectorAll(
          'a[href], button:enabled, input:not([type=radio]:not(:checked)), textarea, summary, [role=slider]',
        ),
      ].filter((control) => control.checkVisibility({ visibilityProperty: true, opacityProperty: true })).length,
  );
}
