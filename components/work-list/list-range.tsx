'use client'

import { PageSteps } from '@/components/pagination/page-steps'
import { useTranslations } from 'next-intl'
import styles from './list-pages.module.css'
import type { PagedList } from './use-work-list'

/** Which records of a work list these are, and the way to the page before and after. */
export function ListRange({ list }: { list: PagedList }) {
  const t = useTranslations('admin.list')
  const { page, pageCount: count, setPage, first: from, rows, total, isCapped } = list
  if (rows.length === 0) return null
  const range = { from, to: from + rows.length - 1, total }
  const text = isCapped ? t('rangeCapped', range) : t('range', range)
  return (
    <PageSteps
      page={page}
      count={count}
      onPage={setPage}
      texts={{ label: t('pages'), previous: t('previous'), next: t('next') }}
      className={styles.range}
      lead={<p role="status">{text}</p>}
    />
  )
}
