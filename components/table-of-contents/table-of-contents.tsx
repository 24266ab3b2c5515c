import { Icon } from '@/components/icon/icon'
import { Note } from '@/components/layout/note'
import { Link } from '@/components/link/link'
import type { Heading } from '@/components/rich-text/prepare-html'
import styles from './table-of-contents.module.css'

/** The headings of a long page, each leading to its place; folded where the screen is narrow. */
export function TableOfContents({
  title,
  headings,
}: {
  title: string
  headings: readonly Heading[]
}) {
  const list = (
    <ul className={styles.list}>
      {headings.map(({ id, text }) => (
        <li key={id}>
          <Link href={`#${id}`} look="bare" className={styles.link}>
            {text}
          </Link>
        </li>
      ))}
    </ul>
  )
  return (
    <>
      <nav aria-label={title} className={styles.open}>
        <Note tone="faint" weight="heading">
          {title}
        </Note>
        {list}
      </nav>
      <details className={styles.folded}>
        <summary className={styles.summary}>
          {title}
          <Icon name="chevron-down" className={styles.chevron} />
        </summary>
        {list}
      </details>
    </>
  )
}
