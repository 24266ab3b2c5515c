import { Alert } from '@/components/alert/alert'
import { MemberBanner } from '@/components/banner/member-banner'
import { Row } from '@/components/layout/row'
import { Stack } from '@/components/layout/stack'
import { PrintButton } from '@/components/print-button/print-button'
import { SectionHeading } from '@/components/section-heading/section-heading'
import { formatDate, joinTexts } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/locale'
import { today } from '@/lib/i18n/today'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { AdvisersChoice } from '../advisers/components/advisers-choice'
import type { ExportPlan, PlanMarket } from '../contract'
import { PlanMatches } from '../matches/components/plan-matches'
import type { PlanMatches as PlanMatchesFound } from '../matches/contract'
import { PlanPeople } from '../people/components/plan-people'
import { SharedPlans } from '../people/components/shared-plans'
import type { InvitationNote } from '../people/rules'
import type { PlanGuestRow, SharedPlan } from '../people/contract'
import { eventsPath, questionsPart, tickedCount, type PlanPages } from '../rules'
import { PlanReadiness } from '../readiness/components/plan-readiness'
import { PlanTasks } from '../tasks/components/plan-tasks'
import { PlanPairs, type PlanNotices } from './plan-pairs'
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
  /** What applies in its markets besides the answers of the portal. */
  notices?: PlanNotices
  /** What the portal has for its products and markets. */
  matches?: PlanMatchesFound
  /** The people of the plan, for its owner. */
  people?: readonly PlanGuestRow[]
  /** The plans that others share with the person. */
  shared?: readonly SharedPlan[]
  /** What is to be said of the invitation whose link was followed. */
  note?: InvitationNote
  /** Sends the link of the first step again, for the owner. */
  verification?: ReactNode
  /** The name of the owner’s company, for print. */
  company?: string
  /** Says that the browser keeps an assessment that was not sent. */
  waitingResult?: ReactNode
}

/** An export plan: the questions, products in markets, every step, the tasks, and who works on it. */
export function PlanPage(props: PlanPageProps) {
  const { locale, plan, pages, markets, notices = {}, matches, people, shared = [], note } = props
  const t = useTranslations('exportPlan')
  const { raw } = useTranslations()
  const isOwner = plan.role === 'owner'
  const rules = raw('rules')
  const change = t.raw('change')
  return (
    <>
      <MemberBanner
        locale={locale}
        title={isOwner ? t('title') : t('titleOf', { name: plan.owner.name })}
        lead={isOwner ? t('lead') : t(`roleLead.${plan.role}`)}
      />
      <Stack gap={6} bounded page>
        {plan.role === 'reader' && (
          <Alert tone="info" word={t('note')}>
            {t('readOnly')}
          </Alert>
        )}
        {note && (
          <Alert tone="warning" word={t('note')} title={t(`shared.link.${note}.title`)}>
            {t(`shared.link.${note}.text`)}
          </Alert>
        )}
        {shared.length > 0 && (
          <section aria-labelledby="shared-plans">
            <SectionHeading id="shared-plans">{t('shared.title')}</SectionHeading>
            <SharedPlans
              locale={locale}
              change={change}
              plans={shared}
              texts={{ ...t.raw('shared'), guests: t.raw('people.roles') }}
            />
          </section>
        )}
        <p className={styles.printed}>
          {joinTexts(
            [plan.owner.name, props.company ?? '', formatDate(today(), locale)].filter(Boolean),
            locale,
          )}
        </p>
        <Row gap={3} align="center" justify="between" className={styles.head}>
          <PlanProgress done={tickedCount(plan.steps)} total={plan.steps.length} />
          <PrintButton>{t('print')}</PrintButton>
        </Row>
        {plan.role !== 'reader' && (
          <div id={questionsPart} role="group" aria-label={t('questions.title')} tabIndex={-1}>
            <PlanQuestions
              // Saved answers are a new form.
              key={JSON.stringify([plan.answered, plan.stage])}
              locale={locale}
              plan={plan}
              markets={markets}
              texts={t.raw('questions')}
              change={change}
              codes={raw('offerForm.codes')}
            />
          </div>
        )}
        <PlanPairs locale={locale} plan={plan} notices={notices} />
        <PlanSteps
          locale={locale}
          plan={plan}
          pages={pages}
          matches={matches}
          verification={props.verification}
        />
        {matches && (
          <PlanMatches
            locale={locale}
            matches={matches}
            makesGoods={plan.products.length > 0}
            reports={pages.reports}
            events={eventsPath(plan.markets.length > 0, pages)}
          />
        )}
        {props.waitingResult}
        <PlanReadiness locale={locale} plan={plan} assessment={pages.readiness} />
        <section aria-labelledby="plan-tasks">
          <SectionHeading id="plan-tasks" lead={t('tasks.lead')}>
            {t('tasks.heading')}
          </SectionHeading>
          <PlanTasks
            locale={locale}
            plan={plan}
            change={change}
            day={today()}
            texts={{ ...t.raw('tasks'), rules: { required: rules.required } }}
          />
        </section>
        {people && (
          <section aria-labelledby="plan-people" data-no-print>
            <SectionHeading id="plan-people" lead={t('people.lead')}>
              {t('people.heading')}
            </SectionHeading>
            <PlanPeople
              locale={locale}
              people={people}
              change={change}
              texts={{
                ...t.raw('people'),
                rules: { required: rules.required, email: rules.email },
              }}
            />
          </section>
        )}
        {isOwner && (
          <section aria-labelledby="plan-advisers" data-no-print>
            <SectionHeading id="plan-advisers" lead={t('advisers.lead')}>
              {t('advisers.heading')}
            </SectionHeading>
            <AdvisersChoice isGiven={plan.advisers} texts={t.raw('advisers')} change={change} />
          </section>
        )}
      </Stack>
    </>
  )
}
