'use client'

import { DefinitionList } from '@/components/definition-list/definition-list'
import { Part } from '@/components/layout/part'
import { LoadedRecord } from '@/components/work-record/loaded-record'
import { RecordPart } from '@/components/work-record/record-part'
import { endpointQuery } from '@/lib/api/query-options'
import { formatNumber } from '@/lib/i18n/format'
import { useInterfaceLocale } from '@/lib/i18n/interface-locale'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { barrierNumbers } from '../contract'

/** How many barriers have each status, and how soon half of the solved ones were. */
export function BarrierFigures() {
  const t = useTranslations('barriers')
  const own = useTranslations('barrierReview.figures')
  const locale = useInterfaceLocale()
  return (
    <Part above={4}>
      <RecordPart title={own('title')}>
        <p>{own('lead')}</p>
        <LoadedRecord query={useQuery(endpointQuery(barrierNumbers))}>
          {({ by_status, median_days }) => (
            <DefinitionList
              facts={[
                ...by_status.map(({ status, count }) => ({
                  term: t(`status.${status}`),
                  value: formatNumber(count, locale),
                })),
                {
                  term: own('median'),
                  value: median_days === null ? own('none') : own('days', { count: median_days }),
                },
              ]}
            />
          )}
        </LoadedRecord>
      </RecordPart>
    </Part>
  )
}
