'use client'

import type { Page } from '@/lib/api/paging'
import { countText, fillText, type CountForms } from '@/lib/i18n/count-forms'
import type { Locale } from '@/lib/i18n/locale'
import type { ListTexts } from './list-texts'
import styles from './list-view.module.css'

/** How many records a view has; '' for none. */
export function countOf(
  page: Page<unknown> | undefined,
  texts: Pick<ListTexts, 'countCapped'>,
  forms: CountForms,
  locale: Locale,
): string {
  if (page === undefined || page.total === 0) return ''
  return page.total_capped ? texts.countCapped : countText(forms, page.total, locale)
}

interface ViewCountProps {
  counted: string
  pages: { page: number; count: number }
  texts: Pick<ListTexts, 'pages'>
  locale: Locale
}

/** How many records a view has, and which of its pages is shown. */
export function ViewCount({ counted, pages, texts, locale }: ViewCountProps) {
  return (
    <p role="status" className={styles.count}>
      {counted}
      {counted !== '' && pages.count > 1 && (
        <span className={styles.where}>
          <span aria-hidden="true"> · </span>
          {fillText(texts.pages.current, pages, locale)}
        </span>
      )}
    </p>
  )
}
