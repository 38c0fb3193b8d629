import type { SlowLink } from '../slowLink.ts';
import type { Tab } from './tab.ts';

/** A step of the main path: it throws when the browser does not do as expected, and says what it saw when it does. */
export interface Step {
  name: string;
  run: (tab: Tab, site: SlowLink) => Promise<string>;
}

/** The button of that name: its label, or the first of its words. */
export function button(name: string): string {
  return `//button[@aria-label="${name}" or starts-with(normalize-space(), "${name}")]`;
}

/** The link of those words within the header or the footer. */
export function link(within: 'header' | 'footer', words: string): string {
  return `//${within}//a[normalize-space()="${words}"]`;
}

/** The field that a label names. */
export function field(label: string): string {
  return `//*[@id=//label[starts-with(normalize-space(), "${label}")]/@for]`;
}
