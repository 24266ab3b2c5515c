'use client'

import { Note } from '@/components/layout/note'
import { Stack } from '@/components/layout/stack'
import { Bilingual } from '@/lib/bilingual/bilingual'
import { inLocale } from '@/lib/bilingual/in-locale'
import { formatDate } from '@/lib/i18n/format'
import { useInterfaceLocale } from '@/lib/i18n/interface-locale'
import { useTranslations } from 'next-intl'
import { Link } from 'react-router-dom'
import type { ActivityGroups } from '../contract'
import styles from './activity.module.css'

interface ActivityListProps {
  groups: ActivityGroups
  /** What is said where there is nothing. */
  none: string
}

/** The newest records of each kind, each with the way to it. */
export function ActivityList({ groups, none }: ActivityListProps) {
  const t = useTranslations('admin.activity')
  const locale = useInterfaceLocale()
  if (groups.length === 0) return <p>{none}</p>
  return groups.map(({ kind, records, has_more }) => (
    <section key={kind} aria-label={t(`kind.${kind}`)}>
      <Note as="h3" above={3}>
        {t(`kind.${kind}`)}
      </Note>
      <Stack as="ul" gap={2} className={styles.records}>
        {records.map((record) => (
          <li key={record.id}>
            <Link to={`/${kind}/${record.id}`}>
              {kind === 'enquiries' && <>{t('number', { id: String(record.id) })} </>}
              <Bilingual of={record} field="title" locale={locale} />
            </Link>{' '}
            <Note as="span">
              <time dateTime={record.at}>{formatDate(record.at, locale)}</time>
              {inLocale(record, 'status', locale) !== '' && (
                <>
                  {' · '}
                  <Bilingual of={record} field="status" locale={locale} />
                </>
              )}
            </Note>
          </li>
        ))}
        {has_more && <Note as="li">{t('more')}</Note>}
      </Stack>
    </section>
  ))
}
