import type { ReactNode } from 'react'
import styles from './banner.module.css'

interface BannerProps {
  title: ReactNode
  /** One short line under the title. */
  lead?: ReactNode
  breadcrumb?: ReactNode
  /** Line drawing at the ending side, for the eye only. */
  motif?: ReactNode
}

/** The head of an inner page, at most 220 px tall on a desktop. */
export function Banner({ title, lead, breadcrumb, motif }: BannerProps) {
  return (
    <div className={styles.banner}>
      {motif && (
        <div className={styles.motif} aria-hidden="true">
          {motif}
        </div>
      )}
      <div className={styles.inner}>
        {breadcrumb && <div className={styles.way}>{breadcrumb}</div>}
        <h1 className={styles.title}>{title}</h1>
        {lead && <div className={styles.lead}>{lead}</div>}
      </div>
    </div>
  )
}
