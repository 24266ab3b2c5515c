import type { PairAnswer } from '@/features/market-access/pair/contract'
import { inLocale } from '@/lib/bilingual/in-locale'
import { countForms } from '@/lib/i18n/count-forms'
import { isolated } from '@/lib/i18n/isolated'
import { locales, type Locale } from '@/lib/i18n/locale'
import { getTranslations } from 'next-intl/server'
import { planMarket, planProduct } from '../../contract'
import { hasPlans } from '../../queries'
import { pairTasks } from '../rules'
import { LazyAddToPlan } from './lazy-add-to-plan'

interface PairAdditionProps {
  locale: Locale
  /** What the portal answers about a product in a market. */
  answer: Pick<PairAnswer, 'product' | 'market' | 'origins' | 'documents'>
}

/** Adds a product in a market to a plan: the check of its origin and its papers become tasks. */
export async function PairAddition({ locale, answer }: PairAdditionProps) {
  if (!hasPlans()) return null
  const t = await getTranslations({ locale, namespace: 'exportPlan' })
  const { product, market } = answer
  const [en = [], ar = []] = await Promise.all(locales.map((one) => titlesIn(one, answer)))
  return (
    <LazyAddToPlan
      locale={locale}
      addition={{
        product: planProduct.parse(product),
        market: planMarket.parse(market),
        tasks: pairTasks(
          en.map(({ title, step }, place) => ({ en: title, ar: ar[place]?.title ?? title, step })),
          locale,
        ),
      }}
      texts={{ ...t.raw('add'), tasks: countForms((count) => t('add.tasks', { count }), locale) }}
    />
  )
}

async function titlesIn(locale: Locale, { origins, documents }: PairAdditionProps['answer']) {
  const t = await getTranslations({ locale, namespace: 'exportPlan.add' })
  // Other papers depend on the contract or the occasion, or prove the origin.
  const papers = new Map(
    documents
      .filter(({ need }) => need === 'always' || need === 'usual')
      .map((paper) => {
        const title = paper.need === 'usual' ? 'usualPaper' : 'paper'
        const name = isolated(inLocale(paper, 'name', locale), locale)
        return [inLocale(paper, 'name', 'en'), t(title, { name })]
      }),
  )
  return [
    ...(origins.length > 0 ? [{ title: t('origin'), step: 'origin' as const }] : []),
    ...[...papers.values()].map((title) => ({ title, step: null })),
  ]
}
