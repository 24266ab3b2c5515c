import 'server-only'
import { routes } from '@/lib/routing/routes'
import type { Locale } from '@/lib/i18n/locale'
import { absoluteUrl, siteUrl } from '@/lib/routing/site-url'

/** The vocabulary of all structured data. */
export const context = 'https://schema.org'

/** schema.org Organization: the body behind the portal. */
export function organization(site: { name: string; email: string; sameAs: string[] }) {
  return {
    '@context': context,
    '@type': 'GovernmentOrganization',
    name: site.name,
    url: siteUrl('/'),
    logo: siteUrl('/icons/icon-512.png'),
    ...(site.email && { email: site.email }),
    sameAs: site.sameAs,
  }
}

/** schema.org WebSite with the search a search engine may offer directly. */
export function webSite(locale: Locale, name: string) {
  const target = `${absoluteUrl(locale, routes.search())}/{search_term_string}`
  return {
    '@context': context,
    '@type': 'WebSite',
    name,
    url: absoluteUrl(locale, routes.home()),
    inLanguage: locale,
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: target },
      'query-input': 'required name=search_term_string',
    },
  }
}

/**
 * schema.org BreadcrumbList. `href` is the address in the page's language; the last step is the
 * page itself and needs none, a group without a page in between is left out.
 */
export function breadcrumbList(steps: readonly { title: string; href?: string | undefined }[]) {
  const last = steps.length - 1
  return {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: steps
      .filter(({ href }, index) => href !== undefined || index === last)
      .map(({ title, href }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: title,
        ...(href !== undefined && { item: siteUrl(href) }),
      })),
  }
}

/** schema.org NewsArticle. */
export function newsArticle(item: {
  locale: Locale
  path: string
  headline: string
  description: string
  image: string | null
  published: string
  modified: string
  publisher: string
}) {
  return {
    '@context': context,
    '@type': 'NewsArticle',
    headline: item.headline,
    description: item.description,
    mainEntityOfPage: absoluteUrl(item.locale, item.path),
    inLanguage: item.locale,
    datePublished: item.published,
    dateModified: item.modified,
    ...(item.image && { image: [siteUrl(item.image)] }),
    author: { '@type': 'Organization', name: item.publisher },
    publisher: {
      '@type': 'Organization',
      name: item.publisher,
      logo: { '@type': 'ImageObject', url: siteUrl('/icons/icon-512.png') },
    },
  }
}

/** schema.org FAQPage; answers are HTML. */
export function faqPage(page: {
  locale: Locale
  path: string
  questions: readonly { question: string; answer: string }[]
}) {
  return {
    '@context': context,
    '@type': 'FAQPage',
    mainEntityOfPage: absoluteUrl(page.locale, page.path),
    inLanguage: page.locale,
    mainEntity: page.questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}

interface DescribedOffice {
  name: string
  email: string
  telephone: string
  address: string
  image: string | null
  /** Its position on a map. */
  map: string | undefined
}

/** schema.org GovernmentOffice, one for each office of a body; what is not known is left out. */
export function governmentOffices(organization: string, offices: readonly DescribedOffice[]) {
  return {
    '@context': context,
    '@graph': offices.map(({ name, email, telephone, address, image, map }) => ({
      '@type': 'GovernmentOffice',
      name,
      ...(email && { email }),
      ...(telephone && { telephone }),
      ...(address && { address }),
      ...(image && { image: siteUrl(image) }),
      ...(map && { hasMap: map }),
      parentOrganization: {
        '@type': 'GovernmentOrganization',
        name: organization,
        url: siteUrl('/'),
      },
    })),
  }
}

/** schema.org Organization: a body or company of a directory; what is not known is left out. */
export function organizationProfile(body: {
  locale: Locale
  path: string
  name: string
  description: string
  site: string | null
  logo?: string | null
  email?: string
  telephone?: string
  legalName?: string
  founded?: number | null
  /** Without an upper number for the largest. */
  employees?: { from: number; to?: number } | null
  /** Codes of ISO 639-1. */
  languages?: readonly string[]
  /** The number under which the state has registered it. */
  registration?: string
}) {
  const { employees, languages = [] } = body
  const url = absoluteUrl(body.locale, body.path)
  return {
    '@context': context,
    '@type': 'Organization',
    '@id': url,
    name: body.name,
    url: body.site ?? url,
    mainEntityOfPage: url,
    ...(body.description && { description: body.description }),
    ...(body.legalName && { legalName: body.legalName }),
    ...(body.logo && { logo: siteUrl(body.logo) }),
    ...(body.email && { email: body.email }),
    ...(body.telephone && { telephone: body.telephone }),
    ...(body.founded && { foundingDate: String(body.founded) }),
    ...(employees && {
      numberOfEmployees: {
        '@type': 'QuantitativeValue',
        minValue: employees.from,
        ...(employees.to !== undefined && { maxValue: employees.to }),
      },
    }),
    ...(languages.length > 0 && { knowsLanguage: languages }),
    ...(body.registration && { identifier: body.registration }),
  }
}

/** schema.org WebPage: a page with facts, none of which it states itself. */
export function webPage(page: {
  locale: Locale
  path: string
  title: string
  description: string
}) {
  const url = absoluteUrl(page.locale, page.path)
  return {
    '@context': context,
    '@type': 'WebPage',
    '@id': url,
    url,
    name: page.title,
    description: page.description,
    inLanguage: page.locale,
  }
}
