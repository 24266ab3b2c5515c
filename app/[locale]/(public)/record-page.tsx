import { NotFoundResponse, notFoundMetadata } from '@/features/pages/components/not-found-response'
import { RedirectResponse } from '@/features/pages/components/redirect-response'
import { siteSettings } from '@/features/site/queries'
import { inLocale } from '@/lib/bilingual/in-locale'
import { localeOf, type Locale } from '@/lib/i18n/locale'
import { decodeSegment, idInSlug, localePath } from '@/lib/routing/routes'
import { pageMetadata } from '@/lib/seo/metadata'
import type { ReactNode } from 'react'

type Head = Omit<Parameters<typeof pageMetadata>[0], 'locale' | 'siteName'>

interface Props {
  params: Promise<{ locale: string; id: string }>
}

/**
 * The page of the record whose id is in the address; another address of the record redirects to the
 * one of its head (308), and an unknown id returns 404.
 */
export function recordPage<Found extends object>(page: {
  find: (id: number) => Promise<Found | null>
  head: (found: Found, locale: Locale) => Head
  render: (view: { locale: Locale; found: Found; siteName: string }) => Promise<ReactNode>
}) {
  async function read({ params }: Props) {
    const [given, site] = await Promise.all([params, siteSettings()])
    const [locale, segment] = [localeOf(given.locale), decodeSegment(given.id)]
    const id = idInSlug(segment)
    const found = id === null ? null : await page.find(id)
    return { locale, segment, found, siteName: inLocale(site, 'name', locale) }
  }
  async function generateMetadata(props: Props) {
    const { locale, found, siteName } = await read(props)
    if (!found) return notFoundMetadata()
    return pageMetadata({ locale, siteName, ...page.head(found, locale) })
  }
  async function Page(props: Props) {
    const { locale, segment, found, siteName } = await read(props)
    if (!found) return <NotFoundResponse locale={locale} />
    const path = page.head(found, locale).paths[locale]
    if (!path.endsWith(`/${segment}`))
      return <RedirectResponse href={encodeURI(localePath(locale, path))} />
    return page.render({ locale, found, siteName })
  }
  return { generateMetadata, Page }
}
