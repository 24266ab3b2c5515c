import { Text } from '@/components/layout/text'
import { Link } from '@/components/link/link'
import { fillText } from '@/lib/i18n/count-forms'
import { formatNumber } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/locale'
import { PageSteps } from './page-steps'
import type { PageTexts } from './page-texts'
import styles from './pagination.module.css'
import { namedPages } from './pages'

interface PaginationProps {
  locale: Locale
  page: number
  count: number
  /** The address of a page; plain links work without script. */
  hrefOf: (page: number) => string
  texts: PageTexts
}

/** Links to the pages of a list; says where one is. One page needs none. */
export function Pagination({ locale, page, count, hrefOf, texts }: PaginationProps) {
  if (count <= 1) return null
  return (
    <PageSteps
      page={page}
      count={count}
      hrefOf={hrefOf}
      texts={texts}
      className={styles.pagination}
    >
      <Text tone="soft" className={styles.where}>
        {fillText(texts.current, { page, count }, locale)}
      </Text>
      <ol className={styles.pages}>
        {namedPages(page, count).map((n, index) => (
          <li key={n ?? `gap-${index}`}>
            {n === null ? (
              <span className={styles.gap}>…</span>
            ) : (
              <Link
                href={hrefOf(n)}
                look="bare"
                className={styles.page}
                aria-label={fillText(texts.page, { page: n }, locale)}
                aria-current={n === page ? 'page' : undefined}
              >
                {formatNumber(n, locale)}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </PageSteps>
  )
}
