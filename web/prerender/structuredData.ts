import type { BreadcrumbList, Graph, MobileApplication, Organization, VideoObject } from 'schema-dts';
import film from '../film/demo.mp4';
import { appName } from '../shared/appName.ts';
import { chapters, description, duration, endOf, published } from '../shared/shownFilm.ts';
import { addressOf } from '../src/home/showcase/arrival.ts';
import { legal, type Route, routes } from '../src/routes.ts';
import { legalFacts, site } from '../src/site.ts';
import { leastSystem, storeUrl } from '../src/store.ts';
import { absolute } from './address.ts';

/** What a route is about, as JSON-LD (schema.org): what Google reads, and nothing that the page does not show. */
export function structuredData(route: Route): Graph {
  return {
    '@context': 'https://schema.org',
    '@graph': [
      organization(route),
      { '@type': 'WebSite', name: appName, url: absolute('/') },
      ...(route.path === routes.home.path ? [application, video] : [trail(route)]),
    ],
  };
}

/** Describes the organization: with legal facts on the legal pages. */
function organization(route: Route): Organization {
  const { legalName, taxId, address } = legalFacts.controller;
  return {
    '@type': 'Organization',
    name: appName,
    url: absolute('/'),
    logo: absolute('/icon-512.png'),
    email: site.email,
    sameAs: site.profiles.map(({ url }) => url),
    ...(legal.includes(route) && {
      legalName,
      taxID: taxId,
      address: {
        '@type': 'PostalAddress',
        streetAddress: address.street,
        addressLocality: address.city,
        addressRegion: address.state,
        postalCode: address.postalCode,
        addressCountry: 'BR',
      },
    }),
  };
}

/** The breadcrumbs from the home page to a page. The home page has none. */
function trail(route: Route): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [routes.home, route].map(({ label, path }, index) => {
      return { '@type': 'ListItem', position: index + 1, name: label, item: absolute(path) };
    }),
  };
}

/** The prices that are paid once. Of others, search engines do not read for how long they are. */
const offers = site.prices
  .filter(({ per }) => !per)
  .map(({ reais }) => ({ '@type': 'Offer' as const, price: reais, priceCurrency: 'BRL' }));

const application: MobileApplication = {
  '@type': 'MobileApplication',
  name: appName,
  applicationCategory: 'HealthApplication',
  operatingSystem: leastSystem || 'Android',
  ...(offers.length > 0 && { offers }),
  installUrl: [storeUrl, ...site.otherStores.map(({ url }) => url)],
};

/** The film. Its clips are its chapters, and the URL of a clip opens the page at its second. */
const video: VideoObject = {
  '@type': 'VideoObject',
  name: `Demonstração do app ${appName}`,
  description,
  thumbnailUrl: absolute('/poster.jpg'),
  uploadDate: published,
  duration: `PT${duration}S`,
  contentUrl: absolute(film),
  hasPart: chapters.map((chapter) => ({
    '@type': 'Clip',
    name: chapter.title,
    startOffset: chapter.start,
    endOffset: endOf(chapter),
    url: absolute(addressOf(chapter.start)),
  })),
};
