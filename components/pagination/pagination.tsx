import { Glyph } from '@/components/icon/glyph'
import { arrowBack, arrowForward } from '@/components/icon/paths'
import { Link } from '@/components/link/link'
import styles from './pagination.module.css'
import { namedPages } from './pages'

interface PaginationProps {
  page: number
  count: number
  /** The address of a page; plain links work without script. */
  hrefOf: (page: number) => string
  /** A page's number in the visitor's digits. */
  numberOf: (page: number) => string
  texts: {
    label: string
    previous: string
    next: string
    /** 'Page 2 of 5' */
    current: string
    page: (page: number) => string
  }
}

/** Links to the pages of a list; says where one is. One page needs none. */
export function Pagination({ page, count, hrefOf, numberOf, texts }: PaginationProps) {
  if (count <= 1) return null
  return (
    <nav aria-label={texts.label} className={styles.pagination}>
      <Step href={page > 1 ? hrefOf(page - 1) : null} rel="prev" text={texts.previous} />
      <p className={styles.where}>{texts.current}</p>
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
                aria-label={texts.page(n)}
                aria-current={n === page ? 'page' : undefined}
              >
                {numberOf(n)}
              </Link>
            )}
          </li>
        ))}
      </ol>
      <Step href={page < count ? hrefOf(page + 1) : null} rel="next" text={texts.next} />
    </nav>
  )
}

function Step({ href, rel, text }: { href: string | null; rel: 'prev' | 'next'; text: string }) {
  const content = (
    <>
      {rel === 'prev' && <Glyph drawing={arrowBack} />}
      <span className={styles.word}>{text}</span>
      {rel === 'next' && <Glyph drawing={arrowForward} />}
    </>
  )
  if (href === null) return <span className={`${styles.step} ${styles.off}`}>{content}</span>
  return (
    <a href={href} rel={rel} className={styles.step}>
      {content}
    </a>
  )
}
