'use client'

import { LoadedRecord } from '@/components/work-record/loaded-record'
import { RecordPage } from '@/components/work-record/record-page'
import { RecordPart } from '@/components/work-record/record-part'
import { endpointQuery } from '@/lib/api/query-options'
import { useInterfaceLocale } from '@/lib/i18n/interface-locale'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { SecondFactorPart } from '../components/second-factor-part'
import { secondFactorState } from '../contract'

/** The second factor of the signed-in member of staff. */
export function SecondFactorScreen() {
  const t = useTranslations('security.secondFactor')
  const locale = useInterfaceLocale()
  const query = useQuery(endpointQuery(secondFactorState))
  return (
    <RecordPage title={t('title')} facts={t('lead')}>
      <RecordPart title={t('title')}>
        <LoadedRecord query={query}>
          {(status) => <SecondFactorPart locale={locale} status={status} />}
        </LoadedRecord>
      </RecordPart>
    </RecordPage>
  )
}
