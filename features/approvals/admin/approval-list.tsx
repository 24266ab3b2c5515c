'use client'

import { waitsForStaff } from '@/lib/db/codes/approval'
import { ApprovalChip } from '@/components/approval-chip/approval-chip'
import { useApprovalTexts } from '@/components/approval-chip/approval-texts'
import { Chip } from '@/components/chip/chip'
import { WorkList } from '@/components/work-list/work-list'
import { Bilingual } from '@/lib/bilingual/bilingual'
import { formatDate } from '@/lib/i18n/format'
import { useInterfaceLocale } from '@/lib/i18n/interface-locale'
import { reviewDay } from '@/lib/i18n/review-day'
import { useTranslations } from 'next-intl'
import { statusFilters, submittedKinds } from '../contract'
import { approvalQueue } from '../queries'

/** Companies, products and services that wait for a decision, the longest waiting first. */
export function ApprovalList() {
  const t = useTranslations('admin.approvals')
  const locale = useInterfaceLocale()
  const states = useApprovalTexts()
  return (
    <WorkList
      {...approvalQueue}
      isDense
      title={t('title')}
      lead={t('lead')}
      nothing={{ title: t('none'), text: t('noneText') }}
      views={[
        { name: 'waiting', text: t('waiting'), filters: {} },
        { name: 'returned', text: t('returned'), filters: { returned: '1' } },
      ]}
      filters={[
        {
          kind: 'select',
          key: 'kind',
          label: t('column.kind'),
          all: t('all'),
          options: submittedKinds.map((value) => ({ value, text: t(`kind.${value}`) })),
        },
        {
          kind: 'select',
          key: 'status',
          label: t('column.status'),
          all: t('waiting'),
          options: statusFilters.map((value) => ({ value, text: states[value].name })),
        },
        { kind: 'date', key: 'from_day', label: t('filter.from') },
        { kind: 'date', key: 'until_day', label: t('filter.until') },
      ]}
      columns={[
        {
          name: 'name',
          head: t('column.name'),
          cell: (row) => <Bilingual of={row} field="name" locale={locale} />,
        },
        {
          name: 'company',
          head: t('column.company'),
          cell: (row) =>
            row.kind !== 'company' && <Bilingual of={row} field="company_name" locale={locale} />,
        },
        { name: 'kind', head: t('column.kind'), cell: ({ kind }) => t(`kind.${kind}`) },
        {
          name: 'status',
          head: t('column.status'),
          cell: ({ status, is_returned }) => (
            <>
              <ApprovalChip status={status} texts={states} />
              {is_returned && <Chip tone="neutral">{t('returned')}</Chip>}
            </>
          ),
        },
        {
          name: 'public',
          head: t('column.public'),
          cell: ({ is_public }) => t(is_public ? 'isPublic' : 'isHidden'),
        },
        {
          name: 'since',
          head: t('column.since'),
          cell: ({ updated_at }) => (
            <time dateTime={updated_at}>{formatDate(updated_at, locale)}</time>
          ),
        },
        {
          name: 'due',
          head: t('column.due'),
          cell: ({ updated_at, status }) =>
            waitsForStaff(status) && (
              <time dateTime={reviewDay(updated_at)}>
                {formatDate(reviewDay(updated_at), locale)}
              </time>
            ),
        },
      ]}
    />
  )
}
