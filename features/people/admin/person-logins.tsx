'use client'

import { Note } from '@/components/layout/note'
import { Stack } from '@/components/layout/stack'
import { Text } from '@/components/layout/text'
import type { OutputOf } from '@/lib/api/endpoint'
import { formatInstant } from '@/lib/i18n/format'
import { useInterfaceLocale } from '@/lib/i18n/interface-locale'
import { useTranslations } from 'next-intl'
import type { personDetail } from '../contract'
import styles from './person-logins.module.css'

/** The logins of a person, the last used first. */
export function PersonLogins({ logins }: { logins: OutputOf<typeof personDetail>['sessions'] }) {
  const t = useTranslations('admin.people.logins')
  const locale = useInterfaceLocale()
  if (logins.length === 0) return <Note>{t('none')}</Note>
  return (
    <Stack as="ul" gap={3} className={styles.logins}>
      {logins.map(({ agent, created_at, seen_at }) => (
        <li key={`${created_at} ${agent}`}>
          <Text dir="ltr" as="bdi" step={-1} breaks>
            {agent || t('unknown')}
          </Text>
          <Note as="span">
            {t('times', {
              since: formatInstant(created_at, locale),
              seen: formatInstant(seen_at, locale),
            })}
          </Note>
        </li>
      ))}
    </Stack>
  )
}
