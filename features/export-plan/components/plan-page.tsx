import { MemberBanner } from '@/components/banner/member-banner'
import { Link } from '@/components/link/link'
import { SectionHeading } from '@/components/section-heading/section-heading'
import { Bilingual } from '@/lib/bilingual/bilingual'
import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import { useTranslations } from 'next-intl'
import type { ExportPlan, PlanMarket } from '../contract'
import { tickedCount, type PlanPages } from '../rules'
import styles from './plan-page.module.css'
import { PlanProgress } from './plan-progress'
import { PlanQuestions } from './plan-questions'
import { PlanSteps } from './plan-steps'

interface PlanPageProps {
  locale: Locale
  plan: ExportPlan
  pages: PlanPages
  /** All markets that can be chosen. */
  markets: readonly PlanMarket[]
}

/** A person's export plan: the questions, products in markets, and every step. */
export function PlanPage({ locale, plan, pages, markets }: PlanPageProps) {
  const t = useTranslations('exportPlan')
  const { raw } = useTranslations()
  const pairs = plan.products.flatMap((product) =>
    plan.markets.map((market) => ({ product, market })),
  )
  return (
    <>
      <MemberBanner locale={locale} title={t('title')} lead={t('lead')} />
      <div className={styles.page}>
        <PlanProgress done={tickedCount(plan.steps)} total={plan.steps.length} />
        <PlanQuestions
          // Saved answers are a new form.
          key={JSON.stringify([plan.answered, plan.stage])}
          locale={locale}
          plan={plan}
          markets={markets}
          texts={t.raw('questions')}
          codes={raw('offerForm.codes')}
        />
        {pairs.length > 0 && (
          <section aria-labelledby="plan-pairs">
            <SectionHeading id="plan-pairs" lead={t('pairs.lead')}>
              {t('pairs.title')}
            </SectionHeading>
            <ul className={styles.pairs}>
              {pairs.map(({ product, market }) => (
                <li key={`${product.code}-${market.iso2}`}>
                  <Link
                    href={localePath(
                      locale,
                      routes.marketProduct(market.iso2, product.slug[locale]),
                    )}
                  >
                    <Bilingual of={product} field="name" locale={locale} />
                    {' · '}
                    <Bilingual of={market} field="name" locale={locale} />
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        )}
        <PlanSteps locale={locale} plan={plan} pages={pages} />
      </div>
    </>
  )
}
