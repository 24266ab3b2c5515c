'use client'

import { ApprovalChip } from '@/components/approval-chip/approval-chip'
import { useApprovalTexts } from '@/components/approval-chip/approval-texts'
import { Chip } from '@/components/chip/chip'
import { ContactLink } from '@/components/contact-link/contact-link'
import { EmptyState } from '@/components/empty-state/empty-state'
import { NextRecord } from '@/components/work-list/next-record'
import { useNextRow } from '@/components/work-list/use-next-row'
import { LoadedRecord } from '@/components/work-record/loaded-record'
import { OpenLink } from '@/components/work-record/open-link'
import { RecordPage } from '@/components/work-record/record-page'
import { RecordPart } from '@/components/work-record/record-part'
import { endpointQuery } from '@/lib/api/query-options'
import { useRights } from '@/lib/auth/use-rights'
import { Bilingual } from '@/lib/bilingual/bilingual'
import { textsOf, inLocale } from '@/lib/bilingual/in-locale'
import { approvalStatus } from '@/lib/db/codes/approval'
import { formatInstant } from '@/lib/i18n/format'
import { useInterfaceLocale } from '@/lib/i18n/interface-locale'
import { isolated } from '@/lib/i18n/isolated'
import { localePath, routes } from '@/lib/routing/routes'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState, type ComponentType } from 'react'
import { useParams } from 'react-router-dom'
import { reviewCalls, type Review } from '../contract'
import { submittedOf, approvalQueue, type Submitted } from '../queries'
import { AlikeRecords } from './alike-records'
import { DecisionButtons } from './decision-buttons'
import { DifferenceTable } from './difference-table'
import { PagePreview, type Previews } from './page-preview'

/** What other features show on the page of a submitted record. */
export interface ApprovalSlots {
  previews: Previews
  /** What staff have checked of a company, in the version on the screen. */
  verification: ComponentType<{ company: number; version: number }>
  /** What a company did on the portal, and the history of its record. */
  activity?: ComponentType<{ companyId: number }> | undefined
}

/** One submitted record: the saved version compared with the public one, and the decision. */
export function ApprovalPage(slots: ApprovalSlots) {
  const t = useTranslations('admin.approvals')
  const named = submittedOf(useParams()['name'] ?? '')
  if (!named) return <EmptyState title={t('unknown')} />
  return <Submission {...named} {...slots} />
}

type SubmissionProps = Omit<Submitted, 'version'> & ApprovalSlots

function Submission({ kind, id, ...slots }: SubmissionProps) {
  const query = useQuery(endpointQuery(reviewCalls[kind], { params: { id } }))
  return (
    <LoadedRecord query={query}>
      {(review) => (
        <Decision key={`${kind}.${id}`} review={review} {...slots} reload={() => query.refetch()} />
      )}
    </LoadedRecord>
  )
}

function publicPage({ kind, id }: Review) {
  if (kind === 'company') return routes.company(id)
  return routes.offer(kind === 'product' ? 'products' : 'services', id)
}

const nameFields = { company: 'company_registered_name', product: 'name', service: 'name' }

interface DecisionProps extends ApprovalSlots {
  review: Review
  reload: () => Promise<unknown>
}

function Decision(props: DecisionProps) {
  const { review, previews, verification: Verification, activity: Activity, reload } = props
  const t = useTranslations('admin.approvals')
  const mayOpen = useRights()
  const locale = useInterfaceLocale()
  const states = useApprovalTexts()
  const { kind, status, is_public, waits_for_company, refusal_reason, updated_at, changed } = review
  const [isDecided, setDecided] = useState(false)
  const { en, ar } = textsOf(review.owner, nameFields[kind])
  const title = (locale === 'ar' ? ar || en : en || ar) || t(`kind.${kind}`)
  return (
    <RecordPage
      title={title}
      back={{ to: '/approvals', text: t('back') }}
      facts={
        <>
          {t(`kind.${kind}`)}
          {kind !== 'company' && (
            <OpenLink to={`/approvals/company.${review.company_id}`} isOpen={mayOpen('companies')}>
              <Bilingual of={review} field="company_name" locale={locale} />
            </OpenLink>
          )}
          <ApprovalChip status={status} texts={states} />
          {refusal_reason && status !== approvalStatus.refused && (
            <Chip tone="warning">{t('returned')}</Chip>
          )}
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
          <NextSubmission name={`${kind}.${review.id}`} isDue={isDecided} />
          <RecordPart title={t('decision')}>
            <PagePreview review={review} title={title} previews={previews} />
            {refusal_reason && (
              <p>
                {t(status === approvalStatus.refused ? 'refusedBefore' : 'returnedBefore')}{' '}
                <q dir="auto">{refusal_reason}</q>
              </p>
            )}
            <DecisionButtons
              review={review}
              title={title}
              reload={reload}
              onDecided={() => setDecided(true)}
            />
          </RecordPart>
          {kind === 'company' && <Verification company={review.id} version={review.version} />}
          <RecordPart title={t('alike.title')}>
            <AlikeRecords kind={kind} records={review.duplicates} />
          </RecordPart>
          <RecordPart title={t('members')}>
            <CompanyMembers members={review.members} />
          </RecordPart>
        </>
      }
    >
      <RecordPart
        title={review.public ? t('difference', { count: changed.length }) : t('newRecord')}
      >
        <DifferenceTable review={review} />
      </RecordPart>
      {Activity && <Activity companyId={review.company_id} />}
    </RecordPage>
  )
}

/** The members of the company with their contacts. */
function CompanyMembers({ members }: { members: Review['members'] }) {
  const t = useTranslations('admin.approvals')
  if (members.length === 0) return <p>{t('noMembers')}</p>
  return (
    <ul>
      {members.map(({ id, name, email }) => (
        <li key={id}>
          <bdi>{name}</bdi> · <ContactLink kind="mail" value={email} />
        </li>
      ))}
    </ul>
  )
}

/** The record after this one in the queue of approvals. */
function NextSubmission({ name, isDue }: { name: string; isDue: boolean }) {
  const t = useTranslations('admin.approvals')
  const locale = useInterfaceLocale()
  const next = useNextRow(approvalQueue, name)
  if (!next) return null
  const text = t('next', { name: isolated(inLocale(next, 'name', locale), locale) })
  return <NextRecord to={`/approvals/${next.id}`} text={text} isDue={isDue} />
}
