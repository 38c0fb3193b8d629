import type { ComponentType } from 'react';
import { About, aboutGround } from './about/About.tsx';
import { Contact } from './contact/Contact.tsx';
import { sender } from './contact/sender.ts';
import { errorGround } from './errors/ErrorScreen.tsx';
import { NotFound } from './errors/NotFound.tsx';
import { Home, storeButtonId } from './home/Home.tsx';
import type { PageLook } from './layout/pageLook.ts';
import { legalGround } from './legal/LegalHead.tsx';
import { LegalText } from './legal/LegalText.tsx';
import { privacy } from './legal/privacy.ts';
import { terms } from './legal/terms.ts';
import { type Path, routes } from './routes.ts';

interface Page extends PageLook {
  Content: ComponentType;
}

const policy = privacy(sender.privacyParagraph);
const conditions = terms();

/** The page of each route. Paths match case-sensitively, as on the server, or its error page would not hydrate. */
const pages: Record<Path, Page> = {
  [routes.home.path]: {
    Content: Home,
    linksOver: 'photograph',
    nameIsTitle: true,
    buttonAfter: storeButtonId,
  },
  [routes.about.path]: { Content: About, ground: aboutGround },
  [routes.contact.path]: { Content: Contact, linksOver: 'deepHalf' },
  [routes.privacy.path]: {
    Content: () => <LegalText path={routes.privacy.path} document={policy} />,
    ground: legalGround,
  },
  [routes.terms.path]: {
    Content: () => <LegalText path={routes.terms.path} document={conditions} />,
    ground: legalGround,
  },
};

/** The page at a path; the error screen at a path that no route has. */
export function pageAt(path: string): Page {
  return pages[path as Path] ?? { Content: NotFound, ground: errorGround };
}
