'use client'

import { buttonClass } from '@/components/button/button'
import { WorkList } from '@/components/work-list/work-list'
import { assumeType } from '@/lib/api/assume-type'
import { call } from '@/lib/api/call'
import { useRights } from '@/lib/auth/use-rights'
import { formatDate } from '@/lib/i18n/format'
import { useInterfaceLocale } from '@/lib/i18n/interface-locale'
import { useTranslations } from 'next-intl'
import { Link } from 'react-router-dom'
import { peopleList, peopleSorts, roleFilters } from '../contract'
import { peopleListShape } from '../search-params'
import { PersonMarks } from './person-marks'
import { useRoleNames } from './use-role-names'

/** Everybody with an account, the newest first. */
export function PeopleList() {
  const t = useTranslations('admin.people')
  const locale = useInterfaceLocale()
  const namesOf = useRoleNames()
  const isAdmin = useRights()('admin')
  return (
    <WorkList
      resource="people"
      shape={peopleListShape}
      load={(query) => call(peopleList, { query: assumeType(query) })}
      title={t('title')}
      lead={t('lead')}
      actions={() =>
        isAdmin && (
          <Link to="invitation" className={buttonClass('primary')}>
            {t('invite.open')}
          </Link>
        )
      }
      nothing={{ title: t('none'), text: t('noneText') }}
      sorts={peopleSorts.map((value) => ({ value, text: t(`sort.${value}`) }))}
      filters={[
        { kind: 'text', key: 'q', label: t('filter.q'), hint: t('filter.qHint') },
        {
          kind: 'select',
          key: 'role',
          label: t('filter.role'),
          all: t('filter.everybody'),
          options: roleFilters.map((value) => ({ value, text: t(`role.${value}`) })),
        },
        { kind: 'mark', key: 'vip', label: t('filter.vip') },
        { kind: 'mark', key: 'blocked', label: t('filter.blocked') },
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
          cell: (person) => (person.staff_roles.length === 0 ? t('role.none') : namesOf(person)),
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
