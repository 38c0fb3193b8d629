/** A paragraph, the items of a list, or an address to write to. */
export type Block = string | readonly string[] | { email: string };

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
