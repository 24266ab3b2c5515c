'use client'

import { Button } from '@/components/button/button'
import { useTranslations } from 'next-intl'
import styles from './page-steps.module.css'

interface PageStepsProps {
  page: number
  count: number
  isCentred?: boolean
  onPage: (page: number) => void
}

/** To the pages of a list before and after this one. */
export function PageSteps({ page, count, isCentred = false, onPage }: PageStepsProps) {
  const t = useTranslations('admin.content')
  if (count <= 1) return null
  return (
    <nav
      aria-label={t('pages')}
      className={isCentred ? `${styles.steps} ${styles.centred}` : styles.steps}
    >
      <Button variant="secondary" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        {t('previous')}
      </Button>
      <p role="status">{t('page', { page, count })}</p>
      <Button variant="secondary" disabled={page >= count} onClick={() => onPage(page + 1)}>
        {t('next')}
      </Button>
    </nav>
  )
}
