'use client'

import { Row } from '@/components/layout/row'
import type { Locale } from '@/lib/i18n/locale'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { ContentStatus } from '../contract'
import styles from './listed-record.module.css'
import { StateChip } from './state-chip'
import { TranslationMarks } from './translation-marks'

interface ListedRecordProps {
  of: Pick<ContentStatus, 'state' | 'removes' | 'older'> & Partial<Pick<ContentStatus, 'missing'>>
  to: string
  label: ReactNode
  /** The language of the label where it is not that of the page. */
  lang?: Locale
  isRoomy?: boolean
  /** What is shown below its name. */
  children: ReactNode
}

/** A record in a list: its name, which opens it, its state, and what its translation lacks. */
export function ListedRecord({ of, to, label, lang, isRoomy, children }: ListedRecordProps) {
  return (
    <li className={isRoomy ? `${styles.row} ${styles.roomy}` : styles.row}>
      <div className={styles.texts}>
        <Link to={to} className={styles.label} lang={lang}>
          {label}
        </Link>
        {children}
      </div>
      <Row gap={2}>
        <TranslationMarks of={of} />
        <StateChip of={of} />
      </Row>
    </li>
  )
}
