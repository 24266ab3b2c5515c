'use client'

import { Button } from '@/components/button/button'
import { reloadOnce } from '@/lib/cache/reload-once'
import { ErrorState } from '@/components/error-state/error-state'
import { useTranslations } from 'next-intl'
import { useEffect } from 'react'

/** Shown in place of a screen that failed to render. */
export function ScreenError({
  error,
  resetErrorBoundary,
}: {
  error: Error
  resetErrorBoundary: (...args: unknown[]) => void
}) {
  const t = useTranslations('admin')
  useEffect(() => {
    reloadOnce(error)
  }, [error])
  return (
    <ErrorState
      title={t('failed')}
      action={
        <Button variant="secondary" onClick={() => resetErrorBoundary()}>
          {t('retry')}
        </Button>
      }
    />
  )
}
