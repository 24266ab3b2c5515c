'use client'

import { WorkList } from '@/components/work-list/work-list'
import type { OutputOf } from '@/lib/api/endpoint'
import { formatDate, joinTexts } from '@/lib/i18n/format'
import { useInterfaceLocale } from '@/lib/i18n/interface-locale'
import { useTranslations } from 'next-intl'
import type { peopleList } from '../contract'
import { PersonMarks } from './person-marks'

type Row = OutputOf<typeof peopleList>['data'][number]

const roles = ['any', 'editor', 'officer', 'admin'] as const

/** Everybody with an account, the newest first. */
export function PeopleList() {
  const t = useTranslations('admin.people')
  const locale = useInterfaceLocale()
  return (
    <WorkList<Row>
      resource="people"
      title={t('title')}
      lead={t('lead')}
      nothing={{ title: t('none'), text: t('noneText') }}
      sorts={[
        { value: 'id-desc', text: t('sort.id-desc') },
        { value: 'id-asc', text: t('sort.id-asc') },
        { value: 'email-asc', text: t('sort.email-asc') },
        { value: 'email-desc', text: t('sort.email-desc') },
      ]}
      filters={[
        { kind: 'text', name: 'q', label: t('filter.q'), hint: t('filter.qHint') },
        {
          kind: 'choice',
          name: 'role',
          label: t('filter.role'),
          all: t('filter.everybody'),
          options: roles.map((value) => ({ value, text: t(`role.${value}`) })),
        },
        { kind: 'mark', name: 'vip', label: t('filter.vip') },
        { kind: 'mark', name: 'blocked', label: t('filter.blocked') },
      ]}
      columns={[
        {
          name: 'email',
          head: t('column.email'),
          cell: ({ email }) => <bdi dir="ltr">{email}</bdi>,
        },
        {
          name: 'name',
          head: t('column.name'),
          cell: ({ name, last_name }) => <bdi>{`${name} ${last_name}`.trim()}</bdi>,
        },
        {
          name: 'roles',
          head: t('column.roles'),
          cell: ({ staff_roles }) =>
            staff_roles.length === 0
              ? t('role.none')
              : joinTexts(
                  staff_roles.map((role) => t(`role.${role}`)),
                  locale,
                ),
        },
        { name: 'marks', head: t('column.marks'), cell: (row) => <PersonMarks person={row} /> },
        {
          name: 'since',
          head: t('column.since'),
          cell: ({ created_at }) => (
            <time dateTime={created_at}>{formatDate(created_at, locale)}</time>
          ),
        },
      ]}
    />
  )
}
