import { Icon } from '@/components/icon/icon'
import { Part } from '@/components/layout/part'
import type { ReactNode } from 'react'
import styles from './fold.module.css'

interface FoldProps {
  /** A place inside the text: an address that names it opens the text. */
  id?: string
  /** What is there while it is closed. */
  title: ReactNode
  /** The level of the title among the headings of the page, if it is one. */
  level?: 3 | 4
  /** What belongs to the title, such as a remark or a number. */
  note?: ReactNode
  children: ReactNode
}

/** A line of 44 px that opens the details below it, without script; they are printed in full. */
export function Fold({ id, title, level, note, children }: FoldProps) {
  const Title = level === undefined ? 'span' : (`h${level}` as const)
  return (
    // A person may open it before the script of the page arrives.
    <Part as="details" shrinks line="below" className={styles.fold} suppressHydrationWarning>
      <summary className={styles.summary}>
        <Title className={styles.title}>{title}</Title>
        {note}
        <Icon name="chevron-down" size={18} className={styles.mark} />
      </summary>
      <div id={id} className={styles.body}>
        {children}
      </div>
    </Part>
  )
}
