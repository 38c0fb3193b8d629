import { useEffect, useState } from 'react';
import type { LegalDocument } from './document.ts';
import { LegalText } from './LegalText.tsx';
import { loadedTexts, loadTexts, type Texts } from './loadTexts.ts';

/**
 * A legal page. A link to it waits until its text is loaded. Only Back and Forward can come earlier, after a reload
 * elsewhere: then it is empty until the text is there, or the document is loaded anew.
 */
export function LegalPage({ document }: { document: (texts: Texts) => LegalDocument }) {
  const [texts, setTexts] = useState(loadedTexts);
  useEffect(() => {
    if (!texts) loadTexts().then(setTexts, () => location.reload());
  }, [texts]);
  return texts && <LegalText document={document(texts)} />;
}
