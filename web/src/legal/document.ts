/** A paragraph, the items of a list, a paragraph that stands out, an address to write to, or a page to read. */
export type Block =
  | string
  | string[]
  | { strong: string }
  | { email: string }
  | { page: { label: string; path: string } };

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
