import { Note } from '@/components/layout/note'
import { Part } from '@/components/layout/part'
import type { ReactNode } from 'react'
import styles from './definition-list.module.css'

/** A fact of a record; one without a value is left out. */
export interface Fact {
  term: string
  value: ReactNode
}

/** The facts of a record next to its story. */
export function DefinitionList({ facts }: { facts: readonly Fact[] }) {
  const known = facts.filter(({ value }) => value !== null && value !== undefined && value !== '')
  if (known.length === 0) return null
  return (
    <Part as="dl" line="below">
      {known.map(({ term, value }) => (
        <div key={term} className={styles.fact}>
          <Note as="dt" tone="faint">
            {term}
          </Note>
          <dd>{value}</dd>
        </div>
      ))}
    </Part>
  )
}
