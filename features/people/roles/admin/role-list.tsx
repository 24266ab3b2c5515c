'use client'

import { buttonClass } from '@/components/button/button'
import { DashboardPage } from '@/components/dashboard-page/dashboard-page'
import { EmptyState } from '@/components/empty-state/empty-state'
import { Icon } from '@/components/icon/icon'
import { Note } from '@/components/layout/note'
import { LinkedRow } from '@/components/work-list/linked-row'
import { RowCard } from '@/components/work-list/row-card'
import { LoadedRecord } from '@/components/work-record/loaded-record'
import { endpointQuery } from '@/lib/api/query-options'
import { inLocale } from '@/lib/bilingual/in-locale'
import { joinTexts } from '@/lib/i18n/format'
import { useInterfaceLocale } from '@/lib/i18n/interface-locale'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { Link } from 'react-router-dom'
import { roleList } from '../contract'
import styles from './role-list.module.css'

/** The composed roles with their areas and the number of their people; one opens its form. */
export function RoleList() {
  const t = useTranslations('admin.composedRoles')
  const admin = useTranslations('admin')
  const locale = useInterfaceLocale()
  const query = useQuery(endpointQuery(roleList))
  return (
    <DashboardPage
      title={admin('areas.roles')}
      suffix={admin('title')}
      facts={t('lead')}
      actions={
        <Link to="new" className={buttonClass('primary')}>
          <Icon name="plus" />
          {t('add')}
        </Link>
      }
    >
      <LoadedRecord query={query}>
        {({ roles }) =>
          roles.length === 0 ? (
            <EmptyState title={t('none')} text={t('noneText')} />
          ) : (
            <RowCard>
              {roles.map((role) => (
                <LinkedRow
                  key={role.id}
                  to={`/roles/${role.id}`}
                  name={inLocale(role, 'name', locale)}
                >
                  <Note as="span">{t('people', { count: role.people })}</Note>
                  <span className={styles.areas}>
                    {joinTexts(
                      role.areas.map((area) => t(`area.${area}`)),
                      locale,
                    )}
                  </span>
                </LinkedRow>
              ))}
            </RowCard>
          )
        }
      </LoadedRecord>
    </DashboardPage>
  )
}
