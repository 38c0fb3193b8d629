import type {
  BreadcrumbList,
  Clip,
  Graph,
  MobileApplication,
  Organization,
  Thing,
  VideoObject,
  WebPage,
  WebSite,
} from 'schema-dts';
import { chapters, duration, published } from '../shared/timeline.ts';
import { features } from '../src/home/content.ts';
import { type DescribedRoute, descriptions, type Route, routes } from '../src/routes.ts';
import { site, storeUrl } from '../src/site.ts';
import { absolute } from './metadata.ts';

/** The files of the film as the page serves them. */
export interface FilmFiles {
  film: string;
}

const organizationId = () => absolute('/#organization');
const websiteId = () => absolute('/#website');

/** What a route is about, as JSON-LD (schema.org). It states nothing that the page does not show. */
export function structuredData(route: DescribedRoute, files: FilmFiles): Graph {
  const things: Thing[] = [organization(), website(), webPage(route), breadcrumbs(route)];
  if (route.path === routes.home.path) things.push(application(), video(files));
  return { '@context': 'https://schema.org', '@graph': things };
}

function organization(): Organization {
  return {
    '@type': 'Organization',
    '@id': organizationId(),
    name: site.name,
    url: absolute('/'),
    logo: absolute('/icon-512.png'),
    email: site.email,
    sameAs: site.profiles.map(({ url }) => url),
  };
}

function website(): WebSite {
  return {
    '@type': 'WebSite',
    '@id': websiteId(),
    name: site.name,
    url: absolute('/'),
    inLanguage: 'pt-BR',
    publisher: { '@id': organizationId() },
  };
}

function webPage(route: DescribedRoute): WebPage {
  return {
    '@type': 'WebPage',
    '@id': absolute(`${route.path}#webpage`),
    name: route.title,
    description: route.description,
    url: absolute(route.path),
    inLanguage: 'pt-BR',
    isPartOf: { '@id': websiteId() },
    breadcrumb: { '@id': absolute(`${route.path}#breadcrumb`) },
  };
}

function breadcrumbs(route: Route): BreadcrumbList {
  const trail = route.path === routes.home.path ? [routes.home] : [routes.home, route];
  return {
    '@type': 'BreadcrumbList',
    '@id': absolute(`${route.path}#breadcrumb`),
    itemListElement: trail.map(({ label, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: absolute(path),
    })),
  };
}

function application(): MobileApplication {
  return {
    '@type': 'MobileApplication',
    name: site.name,
    applicationCategory: 'HealthApplication',
    operatingSystem: 'Android',
    inLanguage: ['pt-BR', 'en'],
    installUrl: storeUrl,
    publisher: { '@id': organizationId() },
  };
}

/** The film, and as its clips the chapters that features lead to. */
function video(files: FilmFiles): VideoObject {
  return {
    '@type': 'VideoObject',
    name: `Demonstração do app ${site.name}`,
    description: descriptions[routes.home.path],
    thumbnailUrl: absolute('/poster.jpg'),
    uploadDate: published,
    duration: `PT${duration}S`,
    contentUrl: absolute(files.film),
    inLanguage: 'pt-BR',
    hasPart: clips(),
  };
}

/** Each clip's address opens the page with its second ready. */
function clips(): Clip[] {
  return chapters.flatMap(({ id, start, title }, index) => {
    if (!features.some(({ chapter }) => chapter === id)) return [];
    return {
      '@type': 'Clip',
      name: title,
      startOffset: start,
      endOffset: chapters[index + 1]?.start ?? duration,
      url: absolute(`${routes.home.path}?t=${start}`),
    };
  });
}
