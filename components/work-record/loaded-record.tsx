'use client'

import { Button } from '@/components/button/button'
import { MissingPage } from '@/components/dashboard-page/missing-page'
import { ErrorState } from '@/components/error-state/error-state'
import { Skeleton } from '@/components/skeleton/skeleton'
import { isOffline } from '@/lib/api/is-offline'
import { Problem } from '@/lib/api/problem'
import { useProblemTexts } from '@/lib/i18n/problem-texts'
import type { UseQueryResult } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'

interface LoadedRecordProps<Record> {
  query: UseQueryResult<Record>
  children: (record: Record) => ReactNode
}

/** A record once it is there; until then its shape, or why it does not come, or that there is none. */
export function LoadedRecord<Record>({ query, children }: LoadedRecordProps<Record>) {
  const t = useTranslations('admin.list')
  const problems = useProblemTexts()
  if (query.data !== undefined) return children(query.data)
  if (!query.error) return <Skeleton shape="text" count={6} label={t('loading')} />
  const code = query.error instanceof Problem ? query.error.code : 'unavailable'
  if (code === 'not_found') return <MissingPage />
  const isLost = isOffline(query.error)
  return (
    <ErrorState
      title={isLost ? t('offline') : t('recordFailed')}
      text={isLost ? t('offlineText') : problems[code]}
      action={<Button onClick={() => void query.refetch()}>{t('retry')}</Button>}
    />
  )
}
