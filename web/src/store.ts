import { site } from './site.ts';

/** The Android store listing (Google Play documents the `id` parameter). */
export const storeUrl = `https://play.google.com/store/apps/details?id=${site.storePackageId}`;

/** The store listing. The Play Console counts installs by the referrer's campaign, so that no cookie is needed. */
export function storeUrlFrom(place: 'hero' | 'header' | 'menu' | 'closing' | 'qr' | 'footer'): string {
  return `${storeUrl}&referrer=utm_source%3Dsite%26utm_campaign%3D${place}`;
}

const { leastAndroid, otherStores, prices } = site;

/** Whether there is an app for the iPhone. */
export const isForIPhone = otherStores.some(({ system }) => system === 'iOS');

/** Who may use the app. */
export function audience(): string {
  return `fisioterapeutas${site.internsMayUse ? ' e estagiários' : ''}`;
}

/** The least system in words, such as 'Android 9 ou superior', or '' if that is not known. */
export const leastSystem = leastAndroid && `Android ${leastAndroid} ou superior`;

/** The prices, such as 'R$ 49,90 por mês ou R$ 499,00 por ano', or '' if none is stated. */
export const priceList = prices.map(priceInWords).join(' ou ');

/** Formats a price for a sentence: 'grátis', 'R$ 49,90 por mês'. By hand, because Intl costs a slow phone a tenth of a second. */
export function priceInWords({ reais, per }: (typeof prices)[number]): string {
  if (reais === 0) return 'grátis';
  const [whole = '', cents] = reais.toFixed(2).split('.');
  const amount = `${whole.replace(/\B(?=(\d{3})+$)/g, '.')},${cents}`;
  return `R$\u00a0${amount}${per ? ` por ${per}` : ''}`;
}
