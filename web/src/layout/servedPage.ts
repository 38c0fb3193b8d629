/** The elements with a state of their own, which a visitor can change before hydration. */
const stateful = 'input, textarea, details, video, [popover]';

/** The page as it was served, with what a visitor has done to it. */
export interface ServedPage {
  parts: readonly Element[];
  /** Those that stop when they leave the document: a film that plays, an open popover. */
  running: readonly Element[];
  focused: Element | null;
}

/** Notes the served page. Undefined at the build. */
export function servedPage(): ServedPage | undefined {
  if (typeof document === 'undefined') return undefined;
  const parts = [...document.querySelectorAll(stateful)];
  return { parts, running: parts.filter(isRunning), focused: document.activeElement };
}

/**
 * Gives a page that React has made anew what the visitor has done to the served one. React makes it anew when it does not
 * find what the build rendered: a password manager or a translator may have put nodes into it.
 */
export function takeOver({ parts, running, focused }: ServedPage): void {
  for (const part of parts) {
    const anew = counterpartOf(part);
    if (!anew) continue;
    const copy = () => Object.assign(anew, stateOf(part));
    copy();
    // Some browsers ignore a seek before the metadata has loaded.
    if (anew instanceof HTMLVideoElement) anew.addEventListener('loadedmetadata', copy, { once: true });
    if (running.includes(part)) run(anew);
  }
  if (!focused) return;
  const anew = counterpartOf(focused);
  if (!(anew instanceof HTMLElement)) return;
  anew.focus({ preventScroll: true });
  // Not every field has a selection.
  if (isField(focused) && isField(anew) && focused.selectionStart !== null)
    anew.setSelectionRange(focused.selectionStart, focused.selectionEnd);
}

/** The element in the place of one that is no longer in the document. Undefined if the part has no name. */
function counterpartOf(part: Element): Element | undefined {
  const name = nameOf(part);
  if (part.isConnected || !name) return undefined;
  return [...document.querySelectorAll(part.localName)].find((element) => nameOf(element) === name);
}

/** Tells an element from others of its kind. A generated id is another one on a page that is made anew. */
function nameOf(element: Element): string | null {
  const name = element.getAttribute('name');
  if (name) return `${name} ${element.getAttribute('value')}`;
  return element.getAttribute('href') ?? element.getAttribute('popovertarget') ?? element.getAttribute('id');
}

/** What a visitor can have changed of a part: a transcript, the film, a radio button, a field. */
const changeable = ['open', 'currentTime', 'checked', 'value'];

function stateOf(part: Element): object {
  return Object.fromEntries(changeable.map((name) => [name, Reflect.get(part, name)]).filter(([, value]) => value));
}

function isField(element: Element): element is HTMLInputElement | HTMLTextAreaElement {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
}

function isRunning(part: Element): boolean {
  if (part instanceof HTMLVideoElement) return !part.paused;
  // Browsers without popovers do not know the selector.
  return part instanceof HTMLElement && Boolean(part.popover) && part.matches(':popover-open');
}

function run(part: Element): void {
  if (part instanceof HTMLVideoElement) part.play().catch(() => {});
  else if (part instanceof HTMLElement) part.showPopover();
}
