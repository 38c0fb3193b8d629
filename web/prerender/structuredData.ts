import type { BreadcrumbList, FAQPage, Graph, MobileApplication, Offer, Organization, VideoObject } from 'schema-dts';
import film from '../film/demo.mp4';
import { appName } from '../shared/appName.ts';
import { chapters, description, duration, endOf, published } from '../shared/shownFilm.ts';
import type { Price } from '../src/facts.ts';
import { addressOf } from '../src/home/showcase/arrival.ts';
import { descriptions, legal, type Route, routes } from '../src/routes.ts';
import { legalFacts, site } from '../src/site.ts';
import { leastSystem, storeUrl } from '../src/store.ts';
import { absolute } from './address.ts';

/** What a route is about, as JSON-LD (schema.org). It states nothing that the page does not show. */
export function structuredData(route: Route): Graph {
  return {
    '@context': 'https://schema.org',
    '@graph': [
      organization(route),
      {
        '@type': 'WebSite',
        name: appName,
        url: absolute('/'),
        inLanguage: 'pt-BR',
        publisher: { '@id': organizationId },
      },
      {
        '@type': 'WebPage',
        name: route.title,
        description: descriptions[route.path],
        url: absolute(route.path),
        inLanguage: 'pt-BR',
      },
      ...(route.path === routes.home.path
        ? [application, video, ...(answers.length > 0 ? [questions] : [])]
        : [trail(route)]),
    ],
  };
}

const { answers, otherStores, prices } = site;

/** UN/CEFACT Common Codes of the times that a price is for. */
const unitCodes = { mês: 'MON', ano: 'ANN' } as const;

const organizationId = absolute('/#organization');

/** Describes the organization: with legal facts on the legal pages, and with opening hours on the contact page. */
function organization(route: Route): Organization {
  const { legalName, taxId, address } = legalFacts.controller;
  return {
    '@type': 'Organization',
    '@id': organizationId,
    name: appName,
    url: absolute('/'),
    logo: absolute('/icon-512.png'),
    email: site.email,
    sameAs: site.profiles.map(({ url }) => url),
    ...(route.path === routes.contact.path && {
      contactPoint: {
        '@type': 'ContactPoint',
        email: site.email,
        availableLanguage: 'pt-BR',
        hoursAvailable: [
          ...site.openingHours.map(({ days, opens, closes }) => ({
            '@type': 'OpeningHoursSpecification' as const,
            dayOfWeek: days,
            opens,
            closes: closes === opens ? '23:59' : closes, // Google's form for 24 hours.
          })),
          // Without `opens`, it is closed.
          { '@type': 'OpeningHoursSpecification', dayOfWeek: 'PublicHolidays' },
        ],
      },
    }),
    ...(legal.some(({ path }) => path === route.path) && {
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

const application: MobileApplication = {
  '@type': 'MobileApplication',
  name: appName,
  applicationCategory: 'HealthApplication',
  operatingSystem: leastSystem || 'Android',
  ...(prices.length > 0 && { offers: prices.map(offer) }),
  inLanguage: ['pt-BR', 'en'],
  installUrl: storeUrl,
  ...(otherStores.length > 0 && { sameAs: otherStores.map(({ url }) => url) }),
  publisher: { '@id': organizationId },
};

function offer({ reais, per }: Price): Offer {
  const price = { price: reais, priceCurrency: 'BRL' };
  return {
    '@type': 'Offer',
    ...price,
    ...(per && { priceSpecification: { '@type': 'UnitPriceSpecification', ...price, unitCode: unitCodes[per] } }),
  };
}

/** The owner's answers. */
const questions: FAQPage = {
  '@type': 'FAQPage',
  mainEntity: answers.map(({ question, answer }) => {
    return { '@type': 'Question', name: question, acceptedAnswer: { '@type': 'Answer', text: answer } };
  }),
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
  inLanguage: 'pt-BR',
  hasPart: chapters.map((chapter) => ({
    '@type': 'Clip',
    name: chapter.title,
    startOffset: chapter.start,
    endOffset: endOf(chapter),
    url: absolute(addressOf(chapter.start)),
  })),
};
