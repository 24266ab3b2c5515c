'use client'

import { ApprovalChip } from '@/components/approval-chip/approval-chip'
import { useApprovalTexts } from '@/components/approval-chip/approval-texts'
import { EmptyState } from '@/components/empty-state/empty-state'
import { LoadedRecord } from '@/components/work-record/loaded-record'
import { RecordPage } from '@/components/work-record/record-page'
import { RecordPart } from '@/components/work-record/record-part'
import { endpointQuery } from '@/lib/api/query-options'
import { textsOf } from '@/lib/bilingual/in-locale'
import { formatInstant } from '@/lib/i18n/format'
import { useInterfaceLocale } from '@/lib/i18n/interface-locale'
import { localePath, routes } from '@/lib/routing/routes'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useParams } from 'react-router-dom'
import type { Review } from '@/features/companies/review/contract'
import { reviews, submittedOf, type Submitted } from '../queries'
import { AlikeRecords } from './alike-records'
import { CompanyMembers } from './company-members'
import { DecisionButtons } from './decision-buttons'
import { DifferenceTable } from './difference-table'
import { VerificationPart } from './verification-part'

/** One submitted record: the saved version compared with the public one, and the decision. */
export function ApprovalPage() {
  const t = useTranslations('admin.approvals')
  const named = submittedOf(useParams()['name'] ?? '')
  if (!named) return <EmptyState title={t('unknown')} />
  return <Submission {...named} />
}

function Submission({ kind, id }: Omit<Submitted, 'version'>) {
  const query = useQuery(endpointQuery(reviews[kind], { params: { id } }))
  return (
    <LoadedRecord query={query}>
      {(review) => <Decision review={review} reload={() => query.refetch()} />}
    </LoadedRecord>
  )
}

function publicPage({ kind, id }: Review) {
  if (kind === 'company') return routes.company(id)
  return routes.offer(kind === 'product' ? 'products' : 'services', id)
}

const nameFields = { company: 'company_registered_name', product: 'name', service: 'name' }

function Decision({ review, reload }: { review: Review; reload: () => Promise<unknown> }) {
  const t = useTranslations('admin.approvals')
  const locale = useInterfaceLocale()
  const states = useApprovalTexts()
  const { kind, status, is_public, waits_for_company, refusal_reason, updated_at, changed } = review
  const { en, ar } = textsOf(review.owner, nameFields[kind])
  return (
    <RecordPage
      title={(locale === 'ar' ? ar || en : en || ar) || t(`kind.${kind}`)}
      back={{ to: '/approvals', text: t('back') }}
      facts={
        <>
          {t(`kind.${kind}`)}
          <ApprovalChip status={status} texts={states} />
          {is_public && !waits_for_company ? (
            <a href={localePath(locale, publicPage(review))}>{t('publicPage')}</a>
          ) : (
            <span>{t(waits_for_company ? 'waitsForCompany' : 'isHidden')}</span>
          )}
          <span>{t('saved', { time: formatInstant(updated_at, locale) })}</span>
        </>
      }
      aside={
        <>
          <RecordPart title={t('decision')}>
            {refusal_reason && (
              <p>
                {t('refusedBefore')} <q dir="auto">{refusal_reason}</q>
              </p>
            )}
            <DecisionButtons review={review} reload={reload} />
          </RecordPart>
          {kind === 'company' && <VerificationPart company={review.id} version={review.version} />}
          <RecordPart title={t('alike.title')}>
            <AlikeRecords kind={kind} records={review.duplicates} />
          </RecordPart>
          <RecordPart title={t('members')}>
            <CompanyMembers members={review.members} />
          </RecordPart>
        </>
      }
    >
      <RecordPart title={t('difference', { count: changed.length })}>
        <DifferenceTable review={review} />
      </RecordPart>
    </RecordPage>
  )
}
