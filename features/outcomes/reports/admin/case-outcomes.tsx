'use client'

import { DescribedRow } from '@/components/work-record/described-row'
import { LoadedRecord } from '@/components/work-record/loaded-record'
import { RecordPart } from '@/components/work-record/record-part'
import { endpointQuery } from '@/lib/api/query-options'
import { inLocale } from '@/lib/bilingual/in-locale'
import { formatDate } from '@/lib/i18n/format'
import { useInterfaceLocale } from '@/lib/i18n/interface-locale'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useParams } from 'react-router-dom'
import { caseOutcomes, type CaseOutcome } from '../contract'

interface CaseOutcomesProps {
  /** What the id in the address is the number of. */
  about: 'enquiry' | 'buying_request' | 'quotation_request'
}

/** What both sides of the case in the address said came of it. */
export function CaseOutcomes({ about }: CaseOutcomesProps) {
  const t = useTranslations('outcomeReports')
  const query = { [about]: Number(useParams()['id']) }
  const outcomes = useQuery(endpointQuery(caseOutcomes, { query }))
  return (
    <RecordPart title={t('title')}>
      <LoadedRecord query={outcomes}>
        {(rows) =>
          rows.length === 0 ? (
            <p>{t('none')}</p>
          ) : (
            <ul>
              {rows.map((row) => (
                <Outcome key={row.id} outcome={row} />
              ))}
            </ul>
          )
        }
      </LoadedRecord>
    </RecordPart>
  )
}

function Outcome({ outcome }: { outcome: CaseOutcome }) {
  const t = useTranslations('outcomeReports')
  const locale = useInterfaceLocale()
  const { side, round, asked_at, answered_at, answer, value_band: band } = outcome
  const company = inLocale(outcome, 'company', locale)
  return (
    <DescribedRow
      label={
        <>
          {t(`side.${side}`)}
          {company !== '' && side !== 'buyer' && (
            <>
              {' '}
              · <bdi>{company}</bdi>
            </>
          )}
          : {answer === null ? t('open') : t(`answer.${answer}`)}
        </>
      }
    >
      {band !== null && <span>{t(`band.${band}`)}</span>}
      <span>{t('asked', { date: formatDate(asked_at, locale), days: round })}</span>
      {answered_at !== null && (
        <span>{t('answered', { date: formatDate(answered_at, locale) })}</span>
      )}
    </DescribedRow>
  )
}
