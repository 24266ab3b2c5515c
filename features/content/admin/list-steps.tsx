'use client'

import { Button } from '@/components/button/button'
import { useTranslations } from 'next-intl'
import styles from './record-list.module.css'

/** To the pages of a list before and after this one. */
export function ListSteps({
  page,
  count,
  onPage,
}: {
  page: number
  count: number
  onPage: (page: number) => void
}) {
  const t = useTranslations('admin.content')
  if (count <= 1) return null
  return (
    <nav aria-label={t('pages')} className={styles.steps}>
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
