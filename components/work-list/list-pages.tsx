'use client'

import { Button } from '@/components/button/button'
import { useTranslations } from 'next-intl'
import { useListContext } from 'react-admin'
import styles from './list-pages.module.css'

/** Where one is in the list around it, and the way to the page before and after. */
export function ListPages() {
  const t = useTranslations('admin.list')
  const {
    data,
    total = 0,
    page,
    perPage,
    setPage,
    hasNextPage,
    hasPreviousPage,
    meta,
  } = useListContext()
  if (!data || data.length === 0) return null
  const from = (page - 1) * perPage + 1
  const range = { from, to: from + data.length - 1, total }
  return (
    <nav aria-label={t('pages')} className={styles.pages}>
      <p role="status">{meta?.isCapped === true ? t('rangeCapped', range) : t('range', range)}</p>
      {(hasPreviousPage || hasNextPage) && (
        <div className={styles.steps}>
          <Button variant="secondary" disabled={!hasPreviousPage} onClick={() => setPage(page - 1)}>
            {t('previous')}
          </Button>
          <Button variant="secondary" disabled={!hasNextPage} onClick={() => setPage(page + 1)}>
            {t('next')}
          </Button>
        </div>
      )}
    </nav>
  )
}
