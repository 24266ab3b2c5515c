import { ButtonLink } from '@/components/button/button-link'
import { SectionHeading } from '@/components/section-heading/section-heading'
import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import { useTranslations } from 'next-intl'
import type { ExportPlan } from '../contract'
import { tickedCount } from '../rules'
import { PlanProgress } from './plan-progress'

/** A person's export plan on their profile: how far it is, and the next step. */
export function PlanCard({ locale, plan }: { locale: Locale; plan: ExportPlan }) {
  const t = useTranslations('exportPlan')
  const next = plan.steps.find(({ is_next }) => is_next)
  const toPlan = localePath(locale, routes.exportPlan())
  return (
    <section aria-labelledby="my-export-plan">
      <SectionHeading
        id="my-export-plan"
        lead={plan.answered ? null : t('card.start')}
        action={
          <ButtonLink href={toPlan} variant={plan.answered ? 'secondary' : 'primary'}>
            {plan.answered ? t('card.open') : t('card.answer')}
          </ButtonLink>
        }
      >
        {t('title')}
      </SectionHeading>
      <PlanProgress done={tickedCount(plan.steps)} total={plan.steps.length} />
      <p>
        {next ? t('card.next', { step: t(`steps.of.${next.step}.title`) }) : t('card.complete')}
      </p>
    </section>
  )
}
