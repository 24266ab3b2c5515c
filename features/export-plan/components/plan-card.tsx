import { ButtonLink } from '@/components/button/button-link'
import { Row } from '@/components/layout/row'
import { Stack } from '@/components/layout/stack'
import { Text } from '@/components/layout/text'
import { SectionHeading } from '@/components/section-heading/section-heading'
import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { ExportPlan, PlanMarket } from '../contract'
import { stepPath, targetsOf, tickedCount, type PlanPages } from '../rules'
import type { PlanMatches } from '../matches/contract'
import { PlanProgress } from './plan-progress'
import { PlanQuestions } from './plan-questions'

interface PlanCardProps {
  locale: Locale
  plan: ExportPlan
  pages: PlanPages
  /** All markets that can be chosen. */
  markets: readonly PlanMarket[]
  /** What the portal has for its products and markets. */
  matches?: PlanMatches
  /** Sends the link of the first step again. */
  verification: ReactNode
}

/** The number of open steps on a profile; the plan has them all. */
const cardSteps = 3

/** A person's export plan at the head of their profile: the three questions until they are answered, and the next steps. */
export function PlanCard({ locale, plan, pages, markets, matches, verification }: PlanCardProps) {
  const t = useTranslations('exportPlan')
  const { raw } = useTranslations()
  const open = plan.steps.filter(({ ticked_by, waits }) => ticked_by === null && !waits)
  const targets = targetsOf(plan, matches, locale)
  return (
    <section aria-labelledby="my-export-plan">
      <SectionHeading
        id="my-export-plan"
        lead={t('lead')}
        action={
          <ButtonLink href={localePath(locale, routes.exportPlan())} variant="secondary">
            {t('card.open')}
          </ButtonLink>
        }
      >
        {t('title')}
      </SectionHeading>
      <PlanProgress done={tickedCount(plan.steps)} total={plan.steps.length} />
      {!plan.answered && (
        <PlanQuestions
          locale={locale}
          plan={plan}
          markets={markets}
          texts={t.raw('questions')}
          change={t.raw('change')}
          codes={raw('offerForm.codes')}
        />
      )}
      {tickedCount(plan.steps) === plan.steps.length ? (
        <p>{t('card.complete')}</p>
      ) : (
        <Stack aria-label={t('card.steps')} as="ol">
          {open.slice(0, cardSteps).map((state) => (
            <Row
              key={state.step}
              as="li"
              gap={4}
              lineGap={2}
              align="center"
              justify="between"
              inset={3}
              line="above"
            >
              <div>
                <Text weight="strong">{t(`steps.of.${state.step}.title`)}</Text>
                <Text tone="soft">
                  {state.unfinished ? t('steps.begun.why') : t(`steps.of.${state.step}.why`)}
                </Text>
              </div>
              {state.step === 'verify' ? (
                verification
              ) : (
                <ButtonLink
                  href={localePath(locale, stepPath(state, pages, targets))}
                  variant={state.is_next && plan.answered ? 'primary' : 'secondary'}
                >
                  {state.unfinished ? t('steps.begun.action') : t(`steps.of.${state.step}.action`)}
                </ButtonLink>
              )}
            </Row>
          ))}
        </Stack>
      )}
    </section>
  )
}
