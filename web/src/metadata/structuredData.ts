import type { BreadcrumbList, ContactPoint, Graph, MobileApplication, Organization, VideoObject } from 'schema-dts';
import film from '../../film/demo.mp4';
import { chapters, duration, published } from '../../shared/timeline.ts';
import { features } from '../home/showcase/features.ts';
import { type DescribedRoute, descriptions, legal, type Route, routes } from '../routes.ts';
import { legalFacts, site, storeUrl } from '../site.ts';
import { absolute } from './address.ts';

/** What a route is about, as JSON-LD (schema.org). It states nothing that the page does not show. */
export function structuredData(route: DescribedRoute): Graph {
  const organization = absolute('/#organization');
  const website = absolute('/#website');
  const breadcrumb = absolute(`${route.path}#breadcrumb`);
  const isHome = route.path === routes.home.path;
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Organization',
        '@id': organization,
        name: site.name,
        url: absolute('/'),
        logo: absolute('/icon-512.png'),
        email: site.email,
        sameAs: site.profiles.map(({ url }) => url),
        ...(legal.some(({ path }) => path === route.path) && controller()),
        ...(route.path === routes.contact.path && { contactPoint: contactPoint() }),
      },
      {
        '@type': 'WebSite',
        '@id': website,
        name: site.name,
        url: absolute('/'),
        inLanguage: 'pt-BR',
        publisher: { '@id': organization },
      },
      {
        '@type': 'WebPage',
        '@id': absolute(`${route.path}#webpage`),
        name: route.title,
        description: route.description,
        url: absolute(route.path),
        inLanguage: 'pt-BR',
        isPartOf: { '@id': website },
        ...(!isHome && { breadcrumb: { '@id': breadcrumb } }),
      },
      ...(isHome ? [application(organization), video()] : [trail(breadcrumb, route)]),
    ],
  };
}

/** The way to a page from the home page, which has none itself. */
function trail(id: string, route: Route): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    '@id': id,
    itemListElement: [routes.home, route].map(({ label, path }, index) => {
      return { '@type': 'ListItem', position: index + 1, name: label, item: absolute(path) };
    }),
  };
}

type OrganizationLeaf = Extract<Organization, { '@type': 'Organization' }>;

/** The legal facts of the organization, which the legal pages show. */
function controller(): Pick<OrganizationLeaf, 'legalName' | 'taxID' | 'address'> {
  const { legalName, taxId, address } = legalFacts.controller;
  return {
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
  };
}

/** How to reach the organization, and when, as the contact page shows it. */
function contactPoint(): ContactPoint {
  return {
    '@type': 'ContactPoint',
    email: site.email,
    availableLanguage: 'pt-BR',
    hoursAvailable: site.openingHours.map(({ days, opens, closes }) => {
      return { '@type': 'OpeningHoursSpecification', dayOfWeek: days, opens, closes };
    }),
  };
}

function application(organization: string): MobileApplication {
  return {
    '@type': 'MobileApplication',
    name: site.name,
    applicationCategory: 'HealthApplication',
    operatingSystem: 'Android',
    inLanguage: ['pt-BR', 'en'],
    installUrl: storeUrl,
    publisher: { '@id': organization },
  };
}

/** The film, and as its clips the chapters that features lead to. A clip's address opens the page at its second. */
function video(): VideoObject {
  return {
    '@type': 'VideoObject',
    name: `Demonstração do app ${site.name}`,
    description: descriptions[routes.home.path],
    thumbnailUrl: absolute('/poster.jpg'),
    uploadDate: published,
    duration: `PT${duration}S`,
    contentUrl: absolute(film),
    inLanguage: 'pt-BR',
    hasPart: chapters.flatMap(({ start, title }, index) => {
      if (!features.some(({ timestamp }) => timestamp === start)) return [];
      const endOffset = chapters[index + 1]?.start ?? duration;
      return { '@type': 'Clip', name: title, startOffset: start, endOffset, url: absolute(`/?t=${start}`) };
    }),
  };
}
