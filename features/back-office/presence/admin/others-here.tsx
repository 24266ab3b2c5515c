'use client'

import { Icon } from '@/components/icon/icon'
import { call } from '@/lib/api/call'
import { joinTexts } from '@/lib/i18n/format'
import { useInterfaceLocale } from '@/lib/i18n/interface-locale'
import { isolated } from '@/lib/i18n/isolated'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useLocation } from 'react-router-dom'
import { presenceSeconds, recordPath, signPresence } from '../contract'
import styles from './others-here.module.css'

/** Names the colleagues who have the record on the screen open too. */
export function OthersHere() {
  const t = useTranslations('admin.presence')
  const locale = useInterfaceLocale()
  const { pathname: record } = useLocation()
  const isRecord = recordPath.test(record)
  const { data } = useQuery({
    queryKey: ['presence', record],
    queryFn: () => call(signPresence, { body: { record } }),
    enabled: isRecord,
    refetchInterval: presenceSeconds.sign * 1_000,
    retry: false,
  })
  const others = isRecord ? (data ?? []) : []
  const names = joinTexts(
    others.map(({ name }) => isolated(name, locale)),
    locale,
  )
  return (
    <div role="status">
      {others.length > 0 && (
        <p className={styles.others}>
          <Icon name="eye" size={20} />
          {t('others', { names, count: others.length })}
        </p>
      )}
    </div>
  )
}
