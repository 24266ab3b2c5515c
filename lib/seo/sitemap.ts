import 'server-only'
import { locales } from '@/lib/i18n/locale'
import type { MetadataRoute } from 'next'
import { absoluteUrl, alternates, type LocalePaths } from './metadata'

/** A public page and the day or instant of its last real change. */
export interface ListedPage {
  paths: LocalePaths
  changed: string
}

/** The site map entries of pages: each language has its own, and each names both. */
export function sitemapEntries(pages: readonly ListedPage[]): MetadataRoute.Sitemap {
  return pages.flatMap(({ paths, changed }) =>
    locales.map((locale) => ({
      url: absoluteUrl(locale, paths[locale]),
      lastModified: changed,
      alternates: { languages: alternates(paths) },
    })),
  )
}

/** The last change of any of the pages: what changes shows on the page that lists them. */
export function lastChange(pages: readonly ListedPage[]): string {
  return pages.reduce((last, { changed }) => (changed > last ? changed : last), '1970-01-01')
}
