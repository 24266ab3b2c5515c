'use client'

import { Note } from '@/components/layout/note'
import { DescribedRow } from '@/components/work-record/described-row'
import { LoadedRecord } from '@/components/work-record/loaded-record'
import { RecordPage } from '@/components/work-record/record-page'
import { RecordPart } from '@/components/work-record/record-part'
import { endpointQuery } from '@/lib/api/query-options'
import { Bilingual } from '@/lib/bilingual/bilingual'
import { formatDate } from '@/lib/i18n/format'
import { useInterfaceLocale } from '@/lib/i18n/interface-locale'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { factReviews, type DueFact } from '../contract'
import styles from './facts-screen.module.css'
import { UnansweredPairs } from './unanswered-pairs'

/** Facts of markets that are to be checked again, with their owners, and what lacks data. */
export function FactsScreen() {
  const t = useTranslations('admin')
  const reviews = useQuery(endpointQuery(factReviews))
  return (
    <RecordPage title={t('areas.facts')}>
      <p>{t('facts.lead')}</p>
      <LoadedRecord query={reviews}>
        {({ facts, unanswered }) => (
          <>
            <RecordPart title={t('facts.overdue')}>
              <Facts of={facts.filter((fact) => fact.overdue)} none={t('facts.noneOverdue')} />
            </RecordPart>
            <RecordPart title={t('facts.soon')}>
              <Facts of={facts.filter((fact) => !fact.overdue)} none={t('facts.noneSoon')} />
            </RecordPart>
            <UnansweredPairs pairs={unanswered} />
          </>
        )}
      </LoadedRecord>
    </RecordPage>
  )
}

function Facts({ of: facts, none }: { of: readonly DueFact[]; none: string }) {
  if (facts.length === 0) return <Note>{none}</Note>
  return (
    <ul>
      {facts.map((fact) => (
        <Fact key={`${fact.kind}-${fact.id}`} fact={fact} />
      ))}
    </ul>
  )
}

function Fact({ fact }: { fact: DueFact }) {
  const t = useTranslations('admin')
  const locale = useInterfaceLocale()
  const { kind, id, owner_email, checked_at, due } = fact
  const date = formatDate(due, locale)
  return (
    <DescribedRow
      to={`/content/${kind}/${id}`}
      label={<Bilingual of={fact} field="label" locale={locale} />}
    >
      <span>{t(`kinds.${kind}`)}</span>
      <span>{t('facts.checked', { date: formatDate(checked_at, locale) })}</span>
      <span className={fact.overdue ? styles.late : undefined}>
        {fact.overdue ? t('facts.wasDue', { date }) : t('facts.due', { date })}
      </span>
      <span>
        {owner_email === '' ? (
          t('facts.noOwner')
        ) : (
          <bdi>{t('facts.owner', { email: owner_email })}</bdi>
        )}
      </span>
    </DescribedRow>
  )
}
