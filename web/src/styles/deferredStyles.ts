/**
 * Applies the rules that the page's style element leaves out: all that its prerendered HTML does without. Rejects when the
 * network fails.
 */
export async function applyDeferredStyles(): Promise<void> {
  await Promise.all([...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map(apply));
}

/** Links to a sheet anew: whether the document's own link has failed cannot be seen any more. */
function apply(link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve, reject) => {
    const sheet = document.createElement('link');
    sheet.rel = 'stylesheet';
    sheet.integrity = link.integrity;
    sheet.href = link.href;
    sheet.onload = () => resolve();
    sheet.onerror = () => reject(new Error(`the style sheet ${link.href} cannot be loaded`));
    link.replaceWith(sheet);
  });
}
