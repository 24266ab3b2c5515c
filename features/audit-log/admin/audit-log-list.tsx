'use client'

import { WorkList } from '@/components/work-list/work-list'
import { call } from '@/lib/api/call'
import { endpointQuery } from '@/lib/api/query-options'
import { inLocale } from '@/lib/bilingual/in-locale'
import { formatInstant } from '@/lib/i18n/format'
import { useInterfaceLocale } from '@/lib/i18n/interface-locale'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { Link } from 'react-router-dom'
import { auditLog, type AuditEntry as Entry } from '../contract'
import { auditLogListShape } from '../search-params'
import { AuditEntryChange } from './audit-entry-change'
import { AuditLogExport } from './audit-log-export'
import { useEntryTexts } from './use-entry-texts'

const gone = new Set(['delete', 'remove'])

/**
 * The back-office address of the subject of an entry; null without a screen, or when it is deleted.
 */
function placeOf({ subject, subject_id, action }: Entry): string | null {
  if (subject === 'enquiry') return `/enquiries/${subject_id}`
  if (subject === 'quotation-request') return `/quotations/${subject_id}`
  if (subject === 'buying-request') return gone.has(action) ? null : `/requests/${subject_id}`
  if (subject === 'barrier') return `/barriers/${subject_id}`
  if (subject === 'company') return gone.has(action) ? null : `/approvals/company.${subject_id}`
  if (subject === 'user') return `/people/${subject_id}`
  if (subject === 'content-kind') return `/content/${subject_id}`
  if (!subject.startsWith('content/') || gone.has(action)) return null
  return action === 'order' ? `/${subject}` : `/${subject}/${encodeURIComponent(subject_id)}`
}

/** The audit log of staff and owners, the latest entry first; it is read-only. */
export function AuditLogList() {
  const t = useTranslations('admin.auditLog')
  const { kindName, codeName: named } = useEntryTexts()
  const locale = useInterfaceLocale()
  const { data: known } = useQuery(endpointQuery(auditLog, { query: { per_page: 1 } }))
  const choices = (group: 'action' | 'subject', codes: readonly string[] = []) =>
    codes.map((value) => ({ value, text: named(group, value) }))
  return (
    <WorkList
      resource="trail"
      shape={auditLogListShape}
      load={(query) => call(auditLog, { query })}
      title={t('title')}
      lead={t('lead')}
      isClosed
      actions={(filters) => <AuditLogExport filters={filters} />}
      nothing={{ title: t('none'), text: t('noneText') }}
      filters={[
        { kind: 'text', key: 'q', label: t('filter.q'), hint: t('filter.qHint') },
        {
          kind: 'select',
          key: 'subject',
          label: t('column.subject'),
          all: t('all'),
          options: choices('subject', known?.subjects),
        },
        {
          kind: 'select',
          key: 'action',
          label: t('column.action'),
          all: t('all'),
          options: choices('action', known?.actions),
        },
        { kind: 'text', key: 'person', label: t('filter.person'), hint: t('filter.personHint') },
        { kind: 'date', key: 'from_day', label: t('filter.from') },
        { kind: 'date', key: 'until_day', label: t('filter.until') },
      ]}
      columns={[
        {
          name: 'at',
          head: t('column.at'),
          cell: ({ at }) => <time dateTime={at}>{formatInstant(at, locale)}</time>,
        },
        {
          name: 'by',
          head: t('column.by'),
          cell: ({ by }) => (by ? <bdi>{by.name || by.email}</bdi> : t('portal')),
        },
        {
          name: 'action',
          head: t('column.action'),
          cell: ({ action }) => <bdi>{named('action', action)}</bdi>,
        },
        {
          name: 'subject',
          head: t('column.subject'),
          cell: (entry) => {
            const { subject, subject_id, subject_name } = entry
            const to = placeOf(entry)
            const text = (
              <span>
                <bdi>{named('subject', subject)}</bdi>{' '}
                {subject === 'content-kind' ? (
                  <bdi>{kindName(subject_id)}</bdi>
                ) : (
                  <bdi dir="ltr">{subject_id}</bdi>
                )}
                {subject_name && (
                  <>
                    {' · '}
                    <bdi>{inLocale(subject_name, 'name', locale)}</bdi>
                  </>
                )}
              </span>
            )
            return to === null ? text : <Link to={to}>{text}</Link>
          },
        },
        {
          name: 'change',
          head: t('column.change'),
          cell: ({ change }) => <AuditEntryChange change={change} />,
        },
      ]}
    />
  )
}
