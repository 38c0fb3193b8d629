/** The module of the legal texts. */
export type Texts = typeof import('./texts.ts');

let texts: Texts | undefined;

/** The legal texts; undefined until they are loaded. */
export function loadedTexts(): Texts | undefined {
  return texts;
}

/** Loads the legal texts. Rejects when the network fails, and may then be called again. */
export async function loadTexts(): Promise<Texts> {
  texts = await import('./texts.ts');
  return texts;
}
