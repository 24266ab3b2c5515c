'use client'

import { Button } from '@/components/button/button'
import { ErrorState } from '@/components/error-state/error-state'
import { useTranslations } from 'next-intl'

/** In the place of what did not come, with the way to try again. */
export function FailedPart({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations('admin')
  return (
    <ErrorState
      title={t('failed')}
      action={
        <Button variant="secondary" onClick={onRetry}>
          {t('retry')}
        </Button>
      }
    />
  )
}
