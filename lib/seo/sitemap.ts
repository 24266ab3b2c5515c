import 'server-only'
import { locales } from '@/lib/i18n/locale'
import type { MetadataRoute } from 'next'
import { absoluteUrl, alternates, type LocalePaths } from './metadata'

/** A public page and the day or instant of its last real change, where that is known. */
export interface ListedPage {
  paths: LocalePaths
  changed: string | null
}

/** The site map entries of pages: each language has its own, and each names both. */
export function sitemapEntries(pages: readonly ListedPage[]): MetadataRoute.Sitemap {
  return pages.flatMap(({ paths, changed }) =>
    locales.map((locale) => ({
      url: absoluteUrl(locale, paths[locale]),
      ...(changed !== null && { lastModified: changed }),
      alternates: { languages: alternates(paths) },
    })),
  )
}

/** The last change of any of the pages: what changes shows on the page that lists them. */
export function lastChange(pages: readonly ListedPage[]): string | null {
  const changes = pages.flatMap(({ changed }) => (changed === null ? [] : [changed]))
  return changes.toSorted().at(-1) ?? null
}
