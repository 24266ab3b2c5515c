'use client'

import { isEnded } from '@/lib/db/codes/enquiry-statuses'
import { useInterfaceLocale } from '@/lib/i18n/interface-locale'
import { enquiryStatuses } from '../../rules'
import { buttonClass } from '@/components/button/button'
import { Stack } from '@/components/layout/stack'
import { Text } from '@/components/layout/text'
import { WorkList } from '@/components/work-list/work-list'
import { endpointQuery } from '@/lib/api/query-options'
import { inLocale } from '@/lib/bilingual/in-locale'
import { formatDate } from '@/lib/i18n/format'
import { isolated } from '@/lib/i18n/isolated'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useAction } from '@/components/work-record/use-action'
import { useStaffPerson } from '@/lib/auth/staff-person'
import { Link, useNavigate } from 'react-router-dom'
import { subjectOf } from '../../my-enquiries/rules'
import { EnquirySubject } from '../../my-enquiries/components/enquiry-subject'
import { ratings } from '../../satisfaction/contract'
import { serviceLevelList } from '../../service-levels/contract'
import { caseSorts, officerList, type CaseRow } from '../contract'
import { assign, caseQueue } from '../queries'
import { replyAnchor } from '../rules'
import { CaseClock } from './case-clock'
import styles from './case-list.module.css'
import { CaseStatus } from './case-status'
import { ChosenCases } from './chosen-cases'
import { ExportButtons } from './export-buttons'
import { ReplyMark } from './reply-mark'

/** The queue of the case desk: what waits for the office, the one due next first. */
export function CaseList() {
  const t = useTranslations('admin.caseDesk')
  const navigate = useNavigate()
  const locale = useInterfaceLocale()
  const person = useStaffPerson()
  const { run } = useAction()
  const take = (row: CaseRow, reload: () => void) =>
    void run(async () => {
      await assign(row, person.id)
      reload()
      return t('owner.done')
    })
  return (
    <WorkList
      {...caseQueue}
      isDense
      title={t('title')}
      lead={t('lead')}
      views={useCaseViews()}
      filters={useCaseFilters()}
      sorts={caseSorts.map((value) => ({ value, text: t(`sort.${value}`) }))}
      nothing={{ title: t('none'), text: t('noneText') }}
      choosing={{
        name: ({ id, name }) => t('caseTitle', { id: String(id), name: isolated(name, locale) }),
        actions: (rows, onDone) => <ChosenCases cases={rows} onDone={onDone} />,
      }}
      rowKeys={{
        a: take,
        r: ({ id }) => void navigate(`/enquiries/${id}#${replyAnchor}`),
      }}
      actions={(filters) => (
        <>
          <Link to="service-levels" className={buttonClass('quiet')}>
            {t('levels')}
          </Link>
          <ExportButtons filters={filters} />
        </>
      )}
      columns={useCaseColumns()}
    />
  )
}

function useCaseColumns() {
  const t = useTranslations('admin.caseDesk')
  const own = useTranslations('myEnquiries.list')
  const locale = useInterfaceLocale()
  return [
    {
      name: 'who',
      head: t('column.who'),
      cell: ({ id, name, company }: CaseRow) => (
        <Stack as="span" align="start" bounded className={styles.lines}>
          <span>
            {t('number', { id: String(id) })} · <bdi>{name}</bdi>
          </span>{' '}
          <Text as="bdi" tone="soft" weight="normal">
            {company}
          </Text>
        </Stack>
      ),
    },
    {
      name: 'about',
      size: 'wide' as const,
      head: t('column.about'),
      cell: (row: CaseRow) => (
        <Stack as="span" align="start" bounded className={styles.lines}>
          <span>
            {subjectOf(row, locale) && (
              <>
                <EnquirySubject locale={locale} enquiry={row} pattern={own.raw('subject')} /> ·{' '}
              </>
            )}
            {inLocale(row, 'type_name', locale)}
          </span>{' '}
          <Text as="bdi" tone="soft" weight="normal">
            {row.excerpt}
          </Text>
        </Stack>
      ),
    },
    {
      name: 'last',
      head: t('column.last'),
      cell: ({ last_message: last, created_at }: CaseRow) => (
        <Stack as="span" align="start" bounded className={styles.lines}>
          <span>
            {t(`from.${last?.from ?? 'person'}`)}{' '}
            <time dateTime={last?.at ?? created_at}>
              {formatDate(last?.at ?? created_at, locale)}
            </time>
          </span>{' '}
          {last && (
            <Text as="bdi" tone="soft" weight="normal">
              {last.excerpt}
            </Text>
          )}
        </Stack>
      ),
    },
    {
      name: 'status',
      head: t('column.status'),
      cell: (row: CaseRow) => (
        <span className={styles.marks}>
          <CaseStatus enquiry={row} /> <ReplyMark enquiry={row} />
          {row.rating !== null && (
            <Text as="span" tone="soft" weight="normal">
              {t('rated', { rating: row.rating })}
            </Text>
          )}
        </span>
      ),
    },
    {
      name: 'owner',
      size: 'narrow' as const,
      head: t('column.owner'),
      cell: ({ owner }: CaseRow) =>
        owner ? (
          <bdi className={styles.owner} title={owner.name}>
            {owner.name}
          </bdi>
        ) : (
          t('nobody')
        ),
    },
    {
      name: 'clock',
      head: t('column.clock'),
      cell: (row: CaseRow) =>
        !isEnded(row.status) || row.for_review ? <CaseClock enquiry={row} /> : '–',
    },
  ]
}

/** The views that every officer needs; the first is what waits for an answer. */
function useCaseViews() {
  const t = useTranslations('admin.caseDesk.view')
  return [
    { name: 'open', text: t('open'), filters: { open: '1' } },
    { name: 'mine', text: t('mine'), filters: { open: '1', owner: 'me' } },
    { name: 'free', text: t('free'), filters: { open: '1', owner: 'none' } },
    { name: 'waits', text: t('waits'), filters: { open: '1', waits: '1' } },
    { name: 'late', text: t('late'), filters: { open: '1', late: '1' } },
    { name: 'mentioned', text: t('mentioned'), filters: { mentioned: '1' } },
    { name: 'check', text: t('check'), filters: { open: '1', for_review: '1' } },
  ] as const
}

function useCaseFilters() {
  const t = useTranslations('admin.caseDesk')
  const names = useTranslations('myEnquiries.status')
  const locale = useInterfaceLocale()
  const levels = useQuery(endpointQuery(serviceLevelList))
  const officers = useQuery(endpointQuery(officerList, { query: {} }))
  const types = (levels.data ?? []).map((level) => ({
    value: String(level.enq_type),
    text: inLocale(level, 'type_name', locale),
  }))
  const people = (officers.data ?? []).map(({ id, name }) => ({ value: String(id), text: name }))
  const statuses = enquiryStatuses.map(({ iid, name }) => ({
    value: String(iid),
    text: names(`${name}`),
  }))
  const rated = [
    { value: ratings.join(), text: t('filter.rated') },
    ...ratings.map((rating) => ({ value: String(rating), text: t('rated', { rating }) })),
    { value: 'none', text: t('filter.unrated') },
  ]
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
    { kind: 'select', key: 'rating', label: t('filter.rating'), all: t('all'), options: rated },
    { kind: 'mark', key: 'open', label: t('filter.open') },
    { kind: 'mark', key: 'waits', label: t('filter.waits') },
    { kind: 'mark', key: 'late', label: t('filter.late') },
    { kind: 'mark', key: 'for_review', label: t('filter.forReview') },
    { kind: 'mark', key: 'answered', label: t('filter.answered') },
    { kind: 'mark', key: 'mentioned', label: t('filter.mentioned') },
    { kind: 'date', key: 'from_day', label: t('filter.from') },
    { kind: 'date', key: 'until_day', label: t('filter.until') },
  ] as const
}
