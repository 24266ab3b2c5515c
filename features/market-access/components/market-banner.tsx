import { PageBanner } from '@/components/banner/page-banner'
import type { BreadcrumbStep } from '@/components/breadcrumb/breadcrumb'
import { JsonLd } from '@/components/json-ld/json-ld'
import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes, type LocalePaths } from '@/lib/routing/routes'
import { webPage } from '@/lib/seo/structured-data'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'

interface MarketBannerProps {
  locale: Locale
  /** What search engines are told of the page. */
  head: { title: string; description: string; paths: LocalePaths }
  seed: number
  /** The steps between the markets and the page, and the page itself as the last one. */
  steps: readonly BreadcrumbStep[]
  title: ReactNode
  lead: ReactNode
}

/** The top of a page below the list of markets. */
export function MarketBanner({ locale, head, steps, ...banner }: MarketBannerProps) {
  const t = useTranslations('marketIndex')
  const markets = { title: t('markets'), href: localePath(locale, routes.markets()) }
  return (
    <>
      <JsonLd data={webPage({ locale, path: head.paths[locale], ...head })} />
      <PageBanner locale={locale} steps={[markets, ...steps]} {...banner} />
    </>
  )
}
