import 'server-only'
import { firstWords } from '@/lib/i18n/first-words'
import { languageTag, locales, otherLocale, type Locale } from '@/lib/i18n/locale'
import { localePath, routes, type LocalePaths } from '@/lib/routing/routes'
import { absoluteUrl, siteUrl } from '@/lib/routing/site-url'
import type { Metadata } from 'next'

/** `hreflang` addresses of a page: both languages, and English for everybody else. */
export function alternates(paths: LocalePaths): Record<string, string> {
  const byLocale = locales.map((locale) => [locale, absoluteUrl(locale, paths[locale])])
  return { ...Object.fromEntries(byLocale), 'x-default': absoluteUrl('en', paths.en) }
}

/** Meta descriptions longer than this are cut by search engines. */
const descriptionLength = 200
/** And titles, without the name of the portal (spec/decisions.md, 'Third edition'). */
const titleLength = 65

/**
 * What the head of a public page says: title (the layout adds ' | portal name'), description,
 * canonical address, both languages, and the card that other sites show.
 */
export function pageMetadata(page: {
  locale: Locale
  paths: LocalePaths
  title?: string
  description: string
  siteName: string
  image?: { url: string; alt: string } | undefined
  article?: { published: string; modified: string }
}): Metadata {
  const { locale, paths, title, siteName, article } = page
  const description = firstWords(page.description, descriptionLength)
  const picture = page.image ?? { url: `/og/default-${locale}.png`, alt: siteName }
  const images = [{ url: siteUrl(picture.url), alt: picture.alt }]
  const shared = { title: title ?? siteName, description, images }
  return {
    ...(title !== undefined && { title: firstWords(title, titleLength) }),
    description,
    alternates: { canonical: absoluteUrl(locale, paths[locale]), languages: alternates(paths) },
    openGraph: {
      ...shared,
      siteName,
      url: absoluteUrl(locale, paths[locale]),
      locale: languageTag[locale].replace('-', '_'),
      alternateLocale: languageTag[otherLocale(locale)].replace('-', '_'),
      ...(article
        ? { type: 'article', publishedTime: article.published, modifiedTime: article.modified }
        : { type: 'website' }),
    },
    twitter: { card: 'summary_large_image', ...shared },
  }
}

/** What every page of a language shares: the title pattern, icons, manifest and feed. */
export function siteMetadata(
  locale: Locale,
  site: { name: string; description: string },
): Metadata {
  return {
    title: { template: `%s | ${site.name}`, default: site.name },
    description: site.description,
    applicationName: site.name,
    manifest: localePath(locale, routes.manifest()),
    formatDetection: { telephone: false, email: false, address: false },
  }
}
