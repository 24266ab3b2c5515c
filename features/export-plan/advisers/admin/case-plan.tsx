'use client'

import { Button } from '@/components/button/button'
import { DefinitionList } from '@/components/definition-list/definition-list'
import { LoadedRecord } from '@/components/work-record/loaded-record'
import { RecordPart } from '@/components/work-record/record-part'
import { useAction } from '@/components/work-record/use-action'
import { call } from '@/lib/api/call'
import { endpointQuery } from '@/lib/api/query-options'
import { inLocale } from '@/lib/bilingual/in-locale'
import { formatDate, formatMean, joinTexts } from '@/lib/i18n/format'
import { useInterfaceLocale } from '@/lib/i18n/interface-locale'
import { isolated } from '@/lib/i18n/isolated'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { ExportPlan, PlanMarket, PlanProduct } from '../../contract'
import { taskTitle } from '../../tasks/rules'
import { planOfEnquiry, readPlanOfEnquiry } from '../contract'

/** The export plan of the person of an enquiry, to be read where they let officers read it. */
export function CasePlan({ enquiryId }: { enquiryId: number }) {
  const t = useTranslations('planAdvice')
  const query = useQuery(endpointQuery(planOfEnquiry, { params: { id: enquiryId } }))
  return (
    <RecordPart title={t('title')}>
      <LoadedRecord query={query}>
        {({ advisers }) => (advisers ? <Reading enquiryId={enquiryId} /> : <p>{t('closed')}</p>)}
      </LoadedRecord>
    </RecordPart>
  )
}

/** Reads the plan when it is asked for, since each reading is recorded. */
function Reading({ enquiryId }: { enquiryId: number }) {
  const t = useTranslations('planAdvice')
  const { run, isBusy } = useAction()
  const [plan, setPlan] = useState<ExportPlan>()
  const open = () =>
    run(async () => {
      setPlan(await call(readPlanOfEnquiry, { params: { id: enquiryId } }))
      return t('opened')
    })
  if (plan) return <Summary plan={plan} />
  return (
    <>
      <p>{t('lead')}</p>
      <div>
        <Button variant="secondary" disabled={isBusy} onClick={() => void open()}>
          {t('read')}
        </Button>
      </div>
    </>
  )
}

function Summary({ plan }: { plan: ExportPlan }) {
  const t = useTranslations('planAdvice')
  const plans = useTranslations('exportPlan')
  const locale = useInterfaceLocale()
  const names = (records: readonly (PlanProduct | PlanMarket)[]) =>
    joinTexts(
      records.map((record) => inLocale(record, 'name', locale)),
      locale,
    )
  const of = (isDone: boolean) =>
    plan.steps
      .filter(({ ticked_by }) => (ticked_by !== null) === isDone)
      .map(({ step }) => plans(`steps.of.${step}.title`))
  const [last] = plan.assessments
  const titles = plan.tasks
    .filter(({ done }) => !done)
    .map((task) => isolated(taskTitle(task, locale), locale))
  return (
    <DefinitionList
      facts={[
        { term: t('products'), value: names(plan.products) },
        { term: t('markets'), value: names(plan.markets) },
        { term: t('stage'), value: plan.stage && plans(`questions.stages.${plan.stage}`) },
        { term: t('done'), value: joinTexts(of(true), locale) },
        { term: t('open'), value: joinTexts(of(false), locale) },
        {
          term: t('readiness'),
          value:
            last &&
            t('result', {
              average: formatMean(last.average, locale),
              date: formatDate(last.at, locale),
            }),
        },
        {
          term: t('tasks'),
          value: titles.length > 0 && (
            <ul>
              {titles.map((title, place) => (
                <li key={place}>{title}</li>
              ))}
            </ul>
          ),
        },
      ].filter(({ value }) => value !== false)}
    />
  )
}
