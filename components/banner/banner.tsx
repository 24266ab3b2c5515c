import type { PageSection } from '@/lib/theme/scheme-style'
import type { ReactNode } from 'react'
import styles from './banner.module.css'

interface BannerProps {
  title: ReactNode
  /** One short line under the title. */
  lead?: ReactNode
  breadcrumb?: ReactNode
  /** Line drawing at the ending side, for the eye only. */
  motif?: ReactNode
  /** The section of the main menu, whose colour the page has (`lib/theme/scheme-style.ts`). */
  section?: PageSection | undefined
}

/**
 * The head of an inner page. With texts of one line each it is at most 140 px tall on a desktop and
 * about 110 px on a phone, so that the tool of the page starts on the first screen.
 */
export function Banner({ title, lead, breadcrumb, motif, section }: BannerProps) {
  return (
    <div className={styles.banner} data-ground="petrol" data-section={section}>
      {motif && (
        <div className={styles.motif} data-no-print aria-hidden="true">
          {motif}
        </div>
      )}
      <div className={styles.inner}>
        {breadcrumb && (
          <div className={styles.way} data-no-print>
            {breadcrumb}
          </div>
        )}
        <h1 className={styles.title}>{title}</h1>
        {lead && <div className={styles.lead}>{lead}</div>}
      </div>
    </div>
  )
}
