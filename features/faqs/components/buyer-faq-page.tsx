import { PageBanner } from '@/components/banner/page-banner'
import type { MenuEntry } from '@/features/pages/contract'
import type { Site } from '@/features/site/contract'
import { inLocale } from '@/lib/bilingual/in-locale'
import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes, samePath } from '@/lib/routing/routes'
import { pageMetadata } from '@/lib/seo/metadata'
import type { Metadata } from 'next'
import { useTranslations } from 'next-intl'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import type { Faq } from '../contract'
import { buyerGroups, type BuyerGroup } from '../rules'
import { FaqView } from './faq-view'

interface BuyerFaqPageProps {
  locale: Locale
  group: BuyerGroup
  faqs: readonly Faq[]
  /** The page of all the buyers' questions. */
  above: MenuEntry
  contactPath: string
  /** The content after the questions. */
  children: ReactNode
}

/** The head of the page of a group. */
export async function buyerFaqMetadata({
  locale,
  group,
  above,
  site,
}: {
  locale: Locale
  group: BuyerGroup
  above: MenuEntry
  site: Site
}): Promise<Metadata> {
  const t = await getTranslations('faq')
  return pageMetadata({
    locale,
    siteName: inLocale(site, 'name', locale),
    title: t('viewTitle', {
      group: t(`buyers.${group}.title`),
      title: inLocale(above, 'title', locale),
    }),
    description: t(`buyers.${group}.text`),
    paths: samePath(routes.buyersFaq(group)),
  })
}

/** One numbered group of the buyers' questions as a page of its own. */
export function BuyerFaqPage(props: BuyerFaqPageProps) {
  const { locale, group, faqs, above, contactPath, children } = props
  const t = useTranslations('faq.buyers')
  const hrefOf = (number?: number) => localePath(locale, routes.buyersFaq(number))
  const title = t(`${group}.title`)
  const aboveTitle = inLocale(above, 'title', locale)
  return (
    <>
      <PageBanner
        locale={locale}
        section="buyers"
        seed={above.id}
        steps={[
          { title: inLocale(above.page_belongs, 'title', locale) },
          { title: aboveTitle, href: hrefOf() },
          { title },
        ]}
        title={title}
        lead={<p>{t(`${group}.text`)}</p>}
      />
      <FaqView
        locale={locale}
        path={routes.buyersFaq(group)}
        groups={buyerGroups.map((number) => ({
          href: hrefOf(number),
          title: t(`${number}.title`),
          number,
        }))}
        current={hrefOf(group)}
        faqs={faqs}
        total={faqs.length}
        contactPath={contactPath}
      />
      {children}
    </>
  )
}
