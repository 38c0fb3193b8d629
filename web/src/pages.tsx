import type { ComponentType } from 'react';
import { About, aboutGround } from './about/About.tsx';
import { Contact } from './contact/Contact.tsx';
import { sender } from './contact/sender.ts';
import { errorGround } from './errors/ErrorScreen.tsx';
import { NotFound } from './errors/NotFound.tsx';
import { Home } from './home/Home.tsx';
import type { HeaderLook } from './layout/Header.tsx';
import { legalGround } from './legal/LegalHead.tsx';
import { LegalText } from './legal/LegalText.tsx';
import { privacy } from './legal/privacy.ts';
import { terms } from './legal/terms.ts';
import { type Path, routes } from './routes.ts';

/** A page, and what it has header and footer do. */
export interface Page {
  Content: ComponentType;
  header: HeaderLook;
  /** Whether ticks of the footer's ruler belong to the page, and have their names below it. */
  namedTicks?: boolean;
}

const policy = privacy(sender.privacyParagraph);

/** The page of each route. Paths match case-sensitively, as on the server, or its error page would not hydrate. */
const pages: Record<Path, Page> = {
  [routes.home.path]: { Content: Home, header: { linksOver: 'photograph' }, namedTicks: true },
  [routes.about.path]: { Content: About, header: { ground: aboutGround } },
  [routes.contact.path]: { Content: Contact, header: { linksOver: 'deepHalf' } },
  [routes.privacy.path]: { Content: () => <LegalText document={policy} />, header: { ground: legalGround } },
  [routes.terms.path]: { Content: () => <LegalText document={terms} />, header: { ground: legalGround } },
};

const notFound: Page = { Content: NotFound, header: { ground: errorGround } };

/** The page at a path; the error screen at a path that no route has. */
export function pageAt(path: string): Page {
  return pages[path as Path] ?? notFound;
}
