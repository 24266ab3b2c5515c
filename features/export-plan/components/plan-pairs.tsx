import { Stack } from '@/components/layout/stack'
import { Link } from '@/components/link/link'
import { SectionHeading } from '@/components/section-heading/section-heading'
import { Bilingual } from '@/lib/bilingual/bilingual'
import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { ExportPlan } from '../contract'
import styles from './plan-page.module.css'

/** What applies in markets besides the answers, by the code of the market. */
export type PlanNotices = Readonly<Record<string, ReactNode>>

interface PlanPairsProps {
  locale: Locale
  plan: ExportPlan
  notices: PlanNotices
}

/** The answers about each product of a plan in each of its markets. */
export function PlanPairs({ locale, plan, notices }: PlanPairsProps) {
  const t = useTranslations('exportPlan.pairs')
  const pairs = plan.products.flatMap((product) =>
    plan.markets.map((market) => ({ product, market })),
  )
  if (pairs.length === 0) return null
  return (
    <section aria-labelledby="plan-pairs">
      <SectionHeading id="plan-pairs" lead={t('lead')}>
        {t('title')}
      </SectionHeading>
      <Stack as="ul" gap={1} className={styles.pairs}>
        {pairs.map(({ product, market }) => (
          <li key={`${product.code}-${market.iso2}`}>
            <Link
              href={localePath(locale, routes.marketProduct(market.iso2, product.slug[locale]))}
            >
              <Bilingual of={product} field="name" locale={locale} />
              {' · '}
              <Bilingual of={market} field="name" locale={locale} />
            </Link>{' '}
            <bdi>{t('hs', { code: product.code })}</bdi>
          </li>
        ))}
      </Stack>
      {plan.markets.map(({ iso2 }) => notices[iso2])}
    </section>
  )
}
