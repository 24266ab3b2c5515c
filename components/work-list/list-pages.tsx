'use client'

import { PageSteps } from '@/components/pagination/page-steps'
import { useTranslations } from 'next-intl'
import styles from './list-pages.module.css'
import type { PagedList } from './use-work-list'

/** Which page of a work list this is, and the way to the page before and after; one needs none. */
export function ListPages({ list, isCentred = false }: { list: PagedList; isCentred?: boolean }) {
  const t = useTranslations('admin.content')
  const { page, pageCount: count, setPage } = list
  if (count <= 1) return null
  return (
    <PageSteps
      page={page}
      count={count}
      onPage={setPage}
      texts={{ label: t('pages'), previous: t('previous'), next: t('next') }}
      className={isCentred ? `${styles.pages} ${styles.centred}` : styles.pages}
    >
      <p role="status">{t('page', { page, count })}</p>
    </PageSteps>
  )
}
