import 'server-only'
import { locales } from '@/lib/i18n/locale'
import type { LocalePaths } from '@/lib/routing/routes'
import { absoluteUrl } from '@/lib/routing/site-url'
import { xmlText } from './feed'
import { alternates } from './metadata'

/** A public page and the day or instant of its last real change, where that is known. */
export interface ListedPage {
  paths: LocalePaths
  changed: string | null
}

const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
const head = '<?xml version="1.0" encoding="UTF-8"?>'

/**
 * A site map of pages: each language has its own entry, and each names both. A site map may hold
 * 50,000 entries (sitemaps.org); longer lists are split.
 */
export function sitemapXml(pages: readonly ListedPage[]): string {
  return `${head}
<urlset ${namespace} xmlns:xhtml="http://www.w3.org/1999/xhtml">
${pages.flatMap(entriesOf).join('\n')}
</urlset>
`
}

function entriesOf({ paths, changed }: ListedPage): string[] {
  const languages = Object.entries(alternates(paths)).map(
    ([language, url]) =>
      `<xhtml:link rel="alternate" hreflang="${language}" href="${xmlText(url)}"/>`,
  )
  const last = changed === null ? '' : `<lastmod>${xmlText(changed)}</lastmod>`
  return locales.map((locale) => {
    const url = xmlText(absoluteUrl(locale, paths[locale]))
    return `<url><loc>${url}</loc>${languages.join('')}${last}</url>`
  })
}

/** The index of the parts of a site map, by their unprefixed paths. */
export function sitemapIndexXml(paths: readonly string[]): string {
  const parts = paths.map(
    (path) => `<sitemap><loc>${xmlText(absoluteUrl('en', path))}</loc></sitemap>`,
  )
  return `${head}
<sitemapindex ${namespace}>
${parts.join('\n')}
</sitemapindex>
`
}

/** The last change of any of the pages, for the page that lists them. */
export function lastChange(pages: readonly ListedPage[]): string | null {
  const changes = pages.flatMap(({ changed }) => (changed === null ? [] : [changed]))
  return changes.toSorted().at(-1) ?? null
}
