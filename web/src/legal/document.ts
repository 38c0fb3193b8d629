/** A paragraph, the items of a list, an emphasized paragraph, an address to write to, or a page to read. */
export type Block =
  | string
  | string[]
  | { strong: string }
  | { email: string }
  | { page: { label: string; path: string } };

/** A legal page. */
export interface LegalDocument {
  title: string;
  lead: string;
  /** The blocks of each numbered section, by its title. */
  sections: Readonly<Record<string, readonly Block[]>>;
}

/** Makes the URL fragment of a section from its title: `uso-do-servico` for 'Uso do serviço'. */
export function fragmentOf(title: string): string {
  return title.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll(' ', '-');
}
