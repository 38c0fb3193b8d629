/**
 * Applies the whole style sheet: the page's own style element has no rules but those of the prerendered HTML. Rejects when
 * the network fails.
 */
export async function applyWholeSheet(): Promise<void> {
  await Promise.all([...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map(apply));
}

/** Links to the sheet anew: whether the document's own link has failed cannot be seen any more. */
function apply(link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve, reject) => {
    const whole = document.createElement('link');
    whole.rel = 'stylesheet';
    whole.integrity = link.integrity;
    whole.href = link.href;
    whole.onload = () => resolve();
    whole.onerror = () => reject(new Error(`the style sheet ${link.href} cannot be loaded`));
    link.replaceWith(whole);
  });
}
