import type { Locale } from '@/lib/i18n/locale'
import type { MarketTab } from '@/lib/routing/tabs'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { marketTabQuery } from '../rules'
import { EntryPage, entryPageMetadata } from './entry-page'
import { MarketTabs } from './market-tabs'
import type { Feedback } from './resolved-page'

interface MarketPlace {
  locale: Locale
  /** The page's own address, without language prefix. */
  path: string
  tab: MarketTab
}

interface MarketPageProps extends MarketPlace {
  feedback: Feedback
  /** The content of the tab. */
  children: ReactNode
}

/** A tab of market information. */
export function MarketPage({ locale, path, tab, feedback, children }: MarketPageProps) {
  return (
    <EntryPage locale={locale} path={path} feedback={feedback}>
      <MarketTabs locale={locale} path={path} current={tab} />
      {children}
    </EntryPage>
  )
}

/** The metadata of a tab; the publications have the address and the metadata of the page. */
export async function marketPageMetadata({ locale, path, tab }: MarketPlace, siteName: string) {
  if (tab === 1) return entryPageMetadata(locale, path, siteName)
  const t = await getTranslations('pages.market')
  return entryPageMetadata(locale, path, siteName, {
    query: marketTabQuery(tab),
    title: (title) => t('viewTitle', { tab: t(`tabs.${tab}`), title }),
  })
}
