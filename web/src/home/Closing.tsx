import { storeUrl } from '../site.ts';
import { buttonClass } from '../ui/Button.tsx';
import { ExternalLink } from '../ui/ExternalLink.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Section } from '../ui/Section.tsx';

/** The end of the home page: the way to the app once more. */
export function Closing() {
  return (
    <Section
      id="baixar"
      title="Toda medida começa em 0°"
      lead="Abra o app, escolha o paciente e comece a primeira avaliação."
    >
      <ExternalLink href={storeUrl} className={buttonClass('primary')}>
        <Icon name="Download" size={20} />
        Baixar no Google Play
      </ExternalLink>
    </Section>
  );
}
