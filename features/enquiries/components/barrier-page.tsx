import { PageBanner } from '@/components/banner/page-banner'
import type { MenuEntry } from '@/features/pages/contract'
import type { Site } from '@/features/site/contract'
import { Bilingual } from '@/lib/bilingual/bilingual'
import { inLocale } from '@/lib/bilingual/in-locale'
import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes, samePath } from '@/lib/routing/routes'
import { pageMetadata } from '@/lib/seo/metadata'
import { useTranslations } from 'next-intl'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import type { BarrierAudience } from '../rules'

interface BarrierPageProps {
  locale: Locale
  audience: BarrierAudience
  /** The page about trade barriers, whose banner is shown here too. */
  above: MenuEntry
  /** The form. */
  children: ReactNode
}

/** The head of the page with the form for one audience. */
export async function barrierMetadata({
  locale,
  audience,
  site,
}: Pick<BarrierPageProps, 'locale' | 'audience'> & { site: Site }) {
  const t = await getTranslations('enquiryForms.audiences')
  return pageMetadata({
    locale,
    siteName: inLocale(site, 'name', locale),
    title: t(`${audience}.title`),
    description: t(`${audience}.text`),
    paths: samePath(routes.tradeBarriers(audience)),
  })
}

/** The form for reporting a trade barrier, for exporters or for international buyers. */
export function BarrierPage({ locale, audience, above, children }: BarrierPageProps) {
  const t = useTranslations('enquiryForms.audiences')
  const title = t(`${audience}.title`)
  return (
    <>
      <PageBanner
        locale={locale}
        seed={above.id}
        steps={[
          {
            title: inLocale(above, 'title', locale),
            href: localePath(locale, routes.tradeBarriers()),
          },
          { title },
        ]}
        title={title}
        lead={<Bilingual of={above} field="sub_subtitle" locale={locale} as="p" />}
      />
      {children}
    </>
  )
}
