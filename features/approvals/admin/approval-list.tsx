'use client'

import { ApprovalChip } from '@/components/approval-chip/approval-chip'
import { useApprovalTexts } from '@/components/approval-chip/approval-texts'
import { WorkList } from '@/components/work-list/work-list'
import type { OutputOf } from '@/lib/api/endpoint'
import { Bilingual } from '@/lib/bilingual/bilingual'
import { formatDate } from '@/lib/i18n/format'
import { useInterfaceLocale } from '@/lib/i18n/interface-locale'
import { useTranslations } from 'next-intl'
import { submittedKinds } from '@/features/companies/approval/contract'
import type { approvals } from '../contract'

/** A row names its record by kind and id: `company.12`. */
type Row = Omit<Extract<OutputOf<typeof approvals>, readonly unknown[]>[number], 'id'> & {
  id: string
}

const statuses = ['10', '20', '30', '40'] as const

/** Companies, products and services that wait for a decision, the longest waiting first. */
export function ApprovalList() {
  const t = useTranslations('admin.approvals')
  const locale = useInterfaceLocale()
  const states = useApprovalTexts()
  return (
    <WorkList<Row>
      resource="approvals"
      title={t('title')}
      lead={t('lead')}
      nothing={{ title: t('none'), text: t('noneText') }}
      filters={[
        {
          kind: 'choice',
          name: 'kind',
          label: t('column.kind'),
          all: t('all'),
          options: submittedKinds.map((value) => ({ value, text: t(`kind.${value}`) })),
        },
        {
          kind: 'choice',
          name: 'status',
          label: t('column.status'),
          all: t('waiting'),
          options: statuses.map((value) => ({ value, text: states[value].name })),
        },
      ]}
      columns={[
        {
          name: 'name',
          head: t('column.name'),
          cell: (row) => <Bilingual of={row} field="name" locale={locale} />,
        },
        { name: 'kind', head: t('column.kind'), cell: ({ kind }) => t(`kind.${kind}`) },
        {
          name: 'status',
          head: t('column.status'),
          cell: ({ status }) => <ApprovalChip status={status} texts={states} />,
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
      ]}
    />
  )
}
