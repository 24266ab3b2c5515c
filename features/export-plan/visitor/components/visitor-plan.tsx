'use client'

import { Stack } from '@/components/layout/stack'
import { SectionHeading } from '@/components/section-heading/section-heading'
import { Skeleton } from '@/components/skeleton/skeleton'
import { formatLocale, timeZone, type Locale } from '@/lib/i18n/locale'
import type { Messages } from '@/lib/i18n/messages'
import { today } from '@/lib/i18n/today'
import { NextIntlClientProvider } from 'next-intl'
import { useSyncExternalStore } from 'react'
import { PlanCallsContext } from '../../components/plan-calls'
import { PlanPairs, type PlanNotices } from '../../components/plan-pairs'
import { PlanProgress } from '../../components/plan-progress'
import { PlanQuestions } from '../../components/plan-questions'
import { PlanSteps } from '../../components/plan-steps'
import type { PlanMarket } from '../../contract'
import { tickedCount, type PlanPages } from '../../rules'
import { PlanTasks } from '../../tasks/components/plan-tasks'
import { readLocalPlan, subscribeToLocalPlan } from '../queries'
import { planOfBrowser } from '../rules'
import type { LocalPlan } from '../rules'
import { KeepPlan } from './keep-plan'
import { localCalls } from './local-calls'

export interface VisitorPlanProps {
  locale: Locale
  pages: PlanPages
  markets: readonly PlanMarket[]
  notices?: PlanNotices
  messages: Pick<Messages, 'exportPlan'>
  texts: Messages['exportPlan']['visitor']
  codes: Messages['offerForm']['codes']
  rules: Pick<Messages['rules'], 'required'>
}

/** The export plan of somebody without an account, which the browser keeps. */
export function VisitorPlan(props: VisitorPlanProps) {
  const { locale, pages, markets, notices = {}, messages, texts, codes, rules } = props
  const kept = useLocalPlan()
  const { exportPlan: t } = messages
  if (!kept) return <Skeleton shape="field" count={6} label={texts.loading} />
  const plan = planOfBrowser(kept)
  const { change } = t
  return (
    <NextIntlClientProvider locale={formatLocale[locale]} messages={messages} timeZone={timeZone}>
      <PlanCallsContext value={localCalls}>
        <Stack gap={6} bounded>
          <KeepPlan locale={locale} texts={texts} change={change} />
          <PlanProgress done={tickedCount(plan.steps)} total={plan.steps.length} />
          <PlanQuestions
            // Saved answers are a new form.
            key={JSON.stringify([plan.answered, plan.stage, plan.products, plan.markets])}
            locale={locale}
            plan={plan}
            markets={markets}
            change={change}
            codes={codes}
            texts={t.questions}
          />
          <PlanPairs locale={locale} plan={plan} notices={notices} />
          <PlanSteps locale={locale} plan={plan} pages={pages} />
          <section aria-labelledby="plan-tasks">
            <SectionHeading id="plan-tasks" lead={texts.tasks}>
              {t.tasks.heading}
            </SectionHeading>
            <PlanTasks
              locale={locale}
              plan={plan}
              change={change}
              reminds={false}
              day={today()}
              texts={{ ...t.tasks, rules }}
            />
          </section>
        </Stack>
      </PlanCallsContext>
    </NextIntlClientProvider>
  )
}

/** The plan that the browser keeps; null until the page runs in a browser. */
function useLocalPlan(): LocalPlan | null {
  return useSyncExternalStore(subscribeToLocalPlan, readLocalPlan, () => null)
}
