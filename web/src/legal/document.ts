/** A paragraph, or the items of a list. */
export type Block = string | readonly string[];

/** A numbered section of a legal page; `id` is its fragment. */
export interface LegalSection {
  id: string;
  title: string;
  blocks: readonly Block[];
}

export interface LegalDocument {
  title: string;
  lead: string;
  sections: readonly LegalSection[];
}
