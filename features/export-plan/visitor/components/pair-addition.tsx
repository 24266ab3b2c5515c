import type { PairAnswer } from '@/features/market-access/pair/contract'
import { inLocale } from '@/lib/bilingual/in-locale'
import { isolated } from '@/lib/i18n/isolated'
import type { Locale } from '@/lib/i18n/locale'
import { useTranslations } from 'next-intl'
import { planMarket, planProduct } from '../../contract'
import { hasPlans } from '../../queries'
import { titleLength } from '../../tasks/contract'
import { LazyAddToPlan } from './lazy-add-to-plan'

interface PairAdditionProps {
  locale: Locale
  /** What the portal answers about a product in a market. */
  answer: Pick<PairAnswer, 'product' | 'market' | 'origins' | 'documents'>
}

/** Adds a product in a market to a plan: the check of its origin and its papers become tasks. */
export function PairAddition({ locale, answer }: PairAdditionProps) {
  const t = useTranslations('exportPlan')
  if (!hasPlans()) return null
  const { product, market, origins, documents } = answer
  // Other papers depend on the contract or the occasion, or prove the origin.
  const papers = documents
    .filter(({ need }) => need === 'always')
    .map((paper) => inLocale(paper, 'name', locale))
  const titles = [
    ...(origins.length > 0 ? [t('add.origin')] : []),
    ...[...new Set(papers)].map((name) => t('add.paper', { name: isolated(name, locale) })),
  ]
  return (
    <LazyAddToPlan
      locale={locale}
      addition={{
        product: planProduct.parse(product),
        market: planMarket.parse(market),
        tasks: titles.filter((title) => title.length <= titleLength),
      }}
      texts={t.raw('add')}
    />
  )
}
