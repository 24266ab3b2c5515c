import { TabLinks } from '@/components/tab-links/tab-links'
import type { Locale } from '@/lib/i18n/locale'
import { marketTabOrder, type MarketTab } from '@/lib/routing/tabs'
import { localePath } from '@/lib/routing/routes'
import { useTranslations } from 'next-intl'
import { getTranslations } from 'next-intl/server'
import { marketTabQuery, type EntryView } from '../rules'

/** The tab that cannot be clicked, but has an address (spec/decisions.md section 2). */
const closedTab: MarketTab = 4

interface MarketTabsProps {
  locale: Locale
  /** The page's own address, without language prefix. */
  path: string
  current: MarketTab
}

/** The tabs of market information in their order. */
export function MarketTabs({ locale, path, current }: MarketTabsProps) {
  const t = useTranslations('pages.market')
  const hrefOf = (tab: MarketTab) => localePath(locale, `${path}${marketTabQuery(tab)}`)
  return (
    <TabLinks
      label={t('label')}
      current={hrefOf(current)}
      tabs={marketTabOrder.map((tab) => ({
        href: hrefOf(tab),
        title: t(`tabs.${tab}`),
        disabled: tab === closedTab,
      }))}
    />
  )
}

/** The view of a tab; the publications are the page itself. */
export async function marketView(tab: MarketTab): Promise<EntryView | undefined> {
  if (tab === 1) return undefined
  const t = await getTranslations('pages.market')
  return {
    query: marketTabQuery(tab),
    title: (title) => t('viewTitle', { tab: t(`tabs.${tab}`), title }),
  }
}
