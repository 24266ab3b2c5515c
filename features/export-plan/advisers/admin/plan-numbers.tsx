'use client'

import { DefinitionList } from '@/components/definition-list/definition-list'
import { LoadedRecord } from '@/components/work-record/loaded-record'
import { RecordPart } from '@/components/work-record/record-part'
import { endpointQuery } from '@/lib/api/query-options'
import { formatNumber } from '@/lib/i18n/format'
import { useInterfaceLocale } from '@/lib/i18n/interface-locale'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { planFigures } from '../contract'

/** Where companies are on their way to a first sale: how many plans wait at which step. */
export function PlanNumbers() {
  const t = useTranslations('planAdvice')
  const steps = useTranslations('exportPlan.steps.of')
  const locale = useInterfaceLocale()
  const query = useQuery(endpointQuery(planFigures))
  return (
    <RecordPart title={t('numbers')}>
      <LoadedRecord query={query}>
        {({ plans, complete, steps: counted }) =>
          plans === 0 ? (
            <p>{t('none')}</p>
          ) : (
            <>
              <p>{t('waiting', { count: plans })}</p>
              <DefinitionList
                facts={[
                  ...counted.map(({ step, plans: waiting }) => ({
                    term: steps(`${step}.title`),
                    value: formatNumber(waiting, locale),
                  })),
                  { term: t('complete'), value: formatNumber(complete, locale) },
                ]}
              />
            </>
          )
        }
      </LoadedRecord>
    </RecordPart>
  )
}
