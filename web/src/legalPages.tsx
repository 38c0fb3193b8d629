import { delivery } from './contact/sendMessage.ts';
import { LegalText } from './legal/LegalText.tsx';
import { privacy } from './legal/privacy.ts';
import { terms } from './legal/terms.ts';

const policy = privacy(delivery.privacyParagraph);

/** The page with the privacy policy. */
export function Privacy() {
  return <LegalText document={policy} />;
}

/** The page with the terms of use. */
export function Terms() {
  return <LegalText document={terms} />;
}
