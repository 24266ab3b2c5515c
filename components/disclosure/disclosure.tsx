import { Icon } from '@/components/icon/icon'
import type { ReactNode } from 'react'
import styles from './disclosure.module.css'

interface DisclosureProps {
  /** The place in the page that an address can name. */
  id?: string
  /** What is there while it is closed. */
  title: ReactNode
  /** The level of the title among the page's headings. */
  level?: 2 | 3 | 4
  /** Whether it is open at first. */
  open?: boolean
  children: ReactNode
}

/**
 * A title that opens and closes the text below it. It needs no script and is printed open. A
 * browser opens it by itself when a search in the page, or the address, leads to something inside
 * the text; `id` names the whole, which an address only scrolls to.
 */
export function Disclosure({ id, title, level = 3, open, children }: DisclosureProps) {
  const Heading = `h${level}` as const
  const given = { ...(id !== undefined && { id }), ...(open !== undefined && { open }) }
  return (
    // A person may open it before the script of the page arrives.
    <details {...given} className={styles.disclosure} suppressHydrationWarning>
      <summary className={styles.summary}>
        <Heading className={styles.title}>{title}</Heading>
        <span className={styles.mark} data-no-print>
          <Icon name="chevron-down" size={18} />
        </span>
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  )
}
