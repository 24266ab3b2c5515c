'use client'

import { Button } from '@/components/button/button'
import { reloadOnce } from '@/lib/cache/reload-once'
import { ErrorState } from '@/components/error-state/error-state'
import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import styles from './frame.module.css'

/** Shown in place of the frame when a screen failed to render. */
export function ScreenError({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const t = useTranslations('admin')
  useEffect(() => {
    reloadOnce(error)
  }, [error])
  return (
    <div className={styles.failed}>
      <ErrorState
        title={t('failed')}
        action={
          <Button variant="secondary" onClick={onRetry}>
            {t('retry')}
          </Button>
        }
      />
    </div>
  )
}
