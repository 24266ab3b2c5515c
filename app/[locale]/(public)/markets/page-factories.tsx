import { NotFoundResponse, notFoundMetadata } from '@/features/pages/components/not-found-response'
import { RedirectResponse } from '@/features/pages/components/redirect-response'
import { siteSettings } from '@/features/site/queries'
import { isServed } from '@/lib/api/call'
import type { Endpoint } from '@/lib/api/endpoint'
import { inLocale } from '@/lib/bilingual/in-locale'
import { localeOf, type Locale } from '@/lib/i18n/locale'
import { decodeSegment } from '@/lib/routing/decoded-segment'
import { localePath, routes, samePath, type LocalePaths } from '@/lib/routing/routes'
import { pageMetadata } from '@/lib/seo/metadata'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'

interface LocaleProps {
  params: Promise<{ locale: string }>
}

/** A page at one address, with the title and description of its texts; 404 where its call is not served. */
export function titledPage(page: {
  served: Endpoint
  texts:
    | 'performance'
    | 'marketIndex'
    | 'marketProducts'
    | 'marketSources'
    | 'originCheck'
    | 'requestForm'
    | 'visitorPlan'
  path: string
  render: (locale: Locale) => Promise<ReactNode>
}) {
  async function generateMetadata({ params }: LocaleProps) {
    if (!isServed(page.served)) return notFoundMetadata()
    const locale = localeOf((await params).locale)
    const [t, site] = await Promise.all([getTranslations(page.texts), siteSettings()])
    return pageMetadata({
      locale,
      title: t('title'),
      description: t('description'),
      paths: samePath(page.path),
      siteName: inLocale(site, 'name', locale),
    })
  }
  async function Page({ params }: LocaleProps) {
    const locale = localeOf((await params).locale)
    return isServed(page.served) ? page.render(locale) : <NotFoundResponse locale={locale} />
  }
  return { generateMetadata, Page }
}

/** What the head of a page says; its addresses are its only spellings. */
interface Head {
  title: string
  description: string
  paths: LocalePaths
}

/** An older name of a record, and where it leads. */
interface Moved {
  moved: LocalePaths
}

/**
 * The page of what the segments below `/markets` name. Another spelling of them and an older name
 * redirect to the address of today (308); segments that name nothing return 404.
 */
export function marketPage<Given extends { locale: string }, Found extends object>(page: {
  segments: (given: Given) => readonly string[]
  find: (segments: readonly string[]) => Promise<Found | Moved | null>
  head: (found: Found, locale: Locale) => Promise<Head>
  render: (found: Found, locale: Locale) => Promise<ReactNode>
}) {
  async function read({ params }: { params: Promise<Given> }) {
    const given = await params
    const segments = page.segments(given).map(decodeSegment)
    const requested = [routes.markets(), ...segments].join('/')
    return { locale: localeOf(given.locale), requested, found: await page.find(segments) }
  }
  async function generateMetadata(props: { params: Promise<Given> }) {
    const [{ locale, found }, site] = await Promise.all([read(props), siteSettings()])
    if (!found || isMoved(found)) return notFoundMetadata()
    const siteName = inLocale(site, 'name', locale)
    return pageMetadata({ locale, siteName, ...(await page.head(found, locale)) })
  }
  async function Page(props: { params: Promise<Given> }) {
    const { locale, requested, found } = await read(props)
    if (!found) return <NotFoundResponse locale={locale} />
    const paths = isMoved(found) ? found.moved : (await page.head(found, locale)).paths
    if (isMoved(found) || paths[locale] !== requested)
      return <RedirectResponse href={encodeURI(localePath(locale, paths[locale]))} />
    return page.render(found, locale)
  }
  return { generateMetadata, Page }
}

function isMoved(found: object): found is Moved {
  return 'moved' in found
}
