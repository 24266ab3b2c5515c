import { Part } from '@/components/layout/part'
import type { ReactNode } from 'react'
import styles from './answer-layout.module.css'

interface AnswerLayoutProps {
  /** What is above everything, over the whole width. */
  top?: ReactNode
  /** The table of contents: above the sections, or in view next to them where there is space. */
  contents?: ReactNode
  /** What is below the sections, or next to them where there is space. */
  side?: ReactNode
  children: ReactNode
}

/** The page of a market, a product or both: the answer, then the sections it rests on. */
export function AnswerLayout({ top, contents, side, children }: AnswerLayoutProps) {
  return (
    <div className={contents ? `${styles.layout} ${styles.indexed}` : styles.layout}>
      <Part shrinks className={styles.top}>
        {top}
      </Part>
      {contents && (
        <div className={styles.contents} data-no-print>
          {contents}
        </div>
      )}
      <div className={styles.main}>{children}</div>
      {side && (
        <Part shrinks className={styles.side} data-no-print>
          {side}
        </Part>
      )}
    </div>
  )
}
