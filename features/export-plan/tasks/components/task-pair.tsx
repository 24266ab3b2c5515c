import { Link } from '@/components/link/link'
import { Bilingual } from '@/lib/bilingual/bilingual'
import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import type { ExportPlan, PlanTask } from '../../contract'

interface TaskPairProps {
  locale: Locale
  plan: Pick<ExportPlan, 'products' | 'markets'>
  task: PlanTask
}

/** The way to the product in the market that a task is about, while the plan has both. */
export function TaskPair({ locale, plan, task: { pair } }: TaskPairProps) {
  const product = plan.products.find(({ code }) => code === pair?.product)
  const market = plan.markets.find(({ iso2 }) => iso2 === pair?.market)
  if (!product || !market) return null
  return (
    <p>
      <Link href={localePath(locale, routes.marketProduct(market.iso2, product.slug[locale]))}>
        <Bilingual of={product} field="name" locale={locale} />
        {' · '}
        <Bilingual of={market} field="name" locale={locale} />
      </Link>
    </p>
  )
}
