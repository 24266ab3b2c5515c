import { DefinitionList } from '@/components/definition-list/definition-list'
import { Link } from '@/components/link/link'
import { SectionHeading } from '@/components/section-heading/section-heading'
import { formatDate, formatMean } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import { useTranslations } from 'next-intl'
import type { ExportPlan } from '../../contract'

interface PlanReadinessProps {
  locale: Locale
  plan: ExportPlan
  /** The unprefixed address of the assessment. */
  assessment: string
}

/** The last result of the readiness assessment next to the one before it. */
export function PlanReadiness({ locale, plan, assessment }: PlanReadinessProps) {
  const t = useTranslations('exportPlan.readiness')
  const [last, before] = plan.assessments
  if (!last) return null
  const value = ({ at, average }: typeof last) =>
    t('value', { average: formatMean(average, locale), date: formatDate(at, locale) })
  const change = before ? last.average - before.average : 0
  const points = formatMean(Math.abs(change), locale)
  return (
    <section aria-labelledby="plan-readiness">
      <SectionHeading id="plan-readiness" lead={t('lead')}>
        {t('title')}
      </SectionHeading>
      <DefinitionList
        facts={[
          {
            term: t('last'),
            value:
              plan.role === 'owner' ? (
                <Link href={localePath(locale, routes.userEnquiry(last.id))}>{value(last)}</Link>
              ) : (
                value(last)
              ),
          },
          { term: t('before'), value: before && value(before) },
          {
            term: t('change'),
            value: change !== 0 && t(change > 0 ? 'better' : 'worse', { points }),
          },
        ].filter(({ value }) => value !== false)}
      />
      {plan.role === 'owner' && (
        <p>
          <Link href={localePath(locale, assessment)}>{t('again')}</Link>
        </p>
      )}
    </section>
  )
}
