'use client'

import { Note } from '@/components/layout/note'
import { Stack } from '@/components/layout/stack'
import { LoadedRecord } from '@/components/work-record/loaded-record'
import { RecordPart } from '@/components/work-record/record-part'
import { endpointQuery } from '@/lib/api/query-options'
import { formatInstant } from '@/lib/i18n/format'
import { useInterfaceLocale } from '@/lib/i18n/interface-locale'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { companyActivity } from '../contract'
import styles from './activity.module.css'
import { ActivityList } from './activity-list'

/** What a company did on the portal, and the last steps of its record. */
export function CompanyActivity({ companyId }: { companyId: number }) {
  const t = useTranslations('admin.activity')
  const actions = useTranslations('admin.auditLog')
  const locale = useInterfaceLocale()
  const query = useQuery(endpointQuery(companyActivity, { params: { id: companyId } }))
  return (
    <RecordPart title={t('company')}>
      <LoadedRecord query={query}>
        {({ groups, history }) => (
          <>
            <ActivityList groups={groups} none={t('noneCompany')} />
            {history.length > 0 && (
              <section aria-label={t('history')}>
                <Note as="h3" above={3}>
                  {t('history')}
                </Note>
                <Stack as="ul" gap={2} className={styles.records}>
                  {history.map(({ at, action, by }) => (
                    <li key={`${at} ${action}`}>
                      {actions.has(`action.${action}`) ? actions(`action.${action}`) : action}{' '}
                      <Note as="span">
                        <time dateTime={at}>{formatInstant(at, locale)}</time>
                        {by && (
                          <>
                            {' · '}
                            <bdi>{by}</bdi>
                          </>
                        )}
                      </Note>
                    </li>
                  ))}
                </Stack>
              </section>
            )}
          </>
        )}
      </LoadedRecord>
    </RecordPart>
  )
}
