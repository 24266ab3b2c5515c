import type { ReactNode } from 'react'
import styles from './skip-link.module.css'

/** The id of the main region that the skip link leads to. */
export const contentId = 'content'

/** The first stop of the Tab key: past the header, into the content. */
export function SkipLink({ children }: { children: ReactNode }) {
  return (
    <a href={`#${contentId}`} className={styles.skip}>
      {children}
    </a>
  )
}
