import { Banner } from '@/components/banner/banner'
import { Breadcrumb, type BreadcrumbStep } from '@/components/breadcrumb/breadcrumb'
import { JsonLd } from '@/components/json-ld/json-ld'
import { MotifLines } from '@/components/motif/motif-lines'
import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import { breadcrumbList } from '@/lib/seo/structured-data'
import type { PageSection } from '@/lib/theme/scheme-style'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'

interface PageBannerProps {
  locale: Locale
  title: ReactNode
  lead?: ReactNode
  /** The steps between Home and the page, and the page itself as the last one. */
  steps: readonly BreadcrumbStep[]
  /** Chooses the drawing: the record's id, so that a page keeps its figure. */
  seed: number
  section?: PageSection | undefined
}

/** The banner of an inner page: the way from Home, its title and one line (spec part 1 section 2.2). */
export function PageBanner({ locale, title, lead, steps, seed, section }: PageBannerProps) {
  const t = useTranslations('layout')
  const home = { title: t('home'), href: localePath(locale, routes.home()) }
  const way = [home, ...steps]
  return (
    <>
      <JsonLd data={breadcrumbList(way)} />
      <Banner
        title={title}
        lead={lead}
        section={section}
        breadcrumb={<Breadcrumb label={t('breadcrumb')} steps={way} />}
        motif={<MotifLines seed={`page-${seed}`} tone="petrol" mirrored />}
      />
    </>
  )
}
