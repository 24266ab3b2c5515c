'use client'

import { useInterfaceLocale } from '@/lib/i18n/interface-locale'
import { enquiryStatuses } from '../../rules'
import { buttonClass } from '@/components/button/button'
import { WorkList } from '@/components/work-list/work-list'
import { assumeType } from '@/lib/api/assume-type'
import { call } from '@/lib/api/call'
import { endpointQuery } from '@/lib/api/query-options'
import { inLocale } from '@/lib/bilingual/in-locale'
import { formatDate } from '@/lib/i18n/format'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { Link } from 'react-router-dom'
import { EnquirySubject } from '../../cases/components/enquiry-subject'
import { LastMessage } from '../../cases/components/last-message'
import { serviceLevelList } from '../../service-levels/contract'
import { caseDesk, caseSorts, officerList } from '../contract'
import { reloadTimes } from '../rules'
import { caseListShape } from '../search-params'
import { CaseClock } from './case-clock'
import { CaseStatus } from './case-status'
import { ExportButtons } from './export-buttons'
import { ReplyMark } from './reply-mark'

/** The queue of the case desk: what waits for the office, the one due next first. */
export function CaseList() {
  const t = useTranslations('admin.caseDesk')
  const own = useTranslations('myEnquiries.list')
  const locale = useInterfaceLocale()
  return (
    <WorkList
      resource="enquiries"
      reloadAfter={reloadTimes.queue}
      shape={caseListShape}
      load={(query) => call(caseDesk, { query: assumeType(query) })}
      title={t('title')}
      lead={t('lead')}
      filters={useCaseFilters()}
      sorts={caseSorts.map((value) => ({ value, text: t(`sort.${value}`) }))}
      nothing={{ title: t('none'), text: t('noneText') }}
      actions={(filters) => (
        <>
          <Link to="service-levels" className={buttonClass('quiet')}>
            {t('levels')}
          </Link>
          <ExportButtons filters={filters} />
        </>
      )}
      columns={[
        {
          name: 'who',
          head: t('column.who'),
          cell: ({ id, name, company }) => (
            <>
              {t('number', { id: String(id) })} · <bdi>{name}</bdi>
              {company !== '' && (
                <>
                  {' '}
                  · <bdi>{company}</bdi>
                </>
              )}
            </>
          ),
        },
        {
          name: 'type',
          head: t('column.type'),
          cell: (row) => (
            <>
              <strong>
                <EnquirySubject locale={locale} enquiry={row} pattern={own.raw('subject')} />
              </strong>
              <br />
              {inLocale(row, 'type_name', locale)}
              <LastMessage
                message={row.last_message}
                texts={{ person: t('from.person'), office: t('from.office') }}
              />
            </>
          ),
        },
        {
          name: 'status',
          head: t('column.status'),
          cell: (row) => (
            <>
              <CaseStatus enquiry={row} /> <ReplyMark enquiry={row} />
            </>
          ),
        },
        {
          name: 'owner',
          head: t('column.owner'),
          cell: ({ owner }) => (owner ? <bdi>{owner.name}</bdi> : t('nobody')),
        },
        {
          name: 'filed',
          head: t('column.filed'),
          cell: ({ created_at }) => (
            <time dateTime={created_at}>{formatDate(created_at, locale)}</time>
          ),
        },
        { name: 'clock', head: t('column.clock'), cell: (row) => <CaseClock enquiry={row} /> },
      ]}
    />
  )
}

function useCaseFilters() {
  const t = useTranslations('admin.caseDesk')
  const names = useTranslations('myEnquiries.status')
  const locale = useInterfaceLocale()
  const levels = useQuery(endpointQuery(serviceLevelList))
  const officers = useQuery(endpointQuery(officerList))
  const types = (levels.data ?? []).map((level) => ({
    value: String(level.enq_type),
    text: inLocale(level, 'type_name', locale),
  }))
  const people = (officers.data ?? []).map(({ id, name }) => ({ value: String(id), text: name }))
  const statuses = enquiryStatuses.map(({ iid, name }) => ({
    value: String(iid),
    text: names(`${name}`),
  }))
  return [
    { kind: 'text', key: 'q', label: t('filter.q'), hint: t('filter.qHint') },
    { kind: 'select', key: 'type', label: t('filter.type'), all: t('all'), options: types },
    { kind: 'select', key: 'status', label: t('filter.status'), all: t('all'), options: statuses },
    {
      kind: 'select',
      key: 'owner',
      label: t('filter.owner'),
      all: t('all'),
      options: [
        { value: 'me', text: t('filter.me') },
        { value: 'none', text: t('nobody') },
        ...people,
      ],
    },
    { kind: 'mark', key: 'open', label: t('filter.open') },
    { kind: 'mark', key: 'waits', label: t('filter.waits') },
    { kind: 'mark', key: 'late', label: t('filter.late') },
    { kind: 'mark', key: 'for_review', label: t('filter.forReview') },
  ] as const
}
