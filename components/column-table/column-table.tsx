import { Note } from '@/components/layout/note'
import { Stack } from '@/components/layout/stack'
import styles from './column-table.module.css'

interface ColumnGroup {
  columns: readonly string[]
  meaning: string
  /** The codes that the columns take. */
  values?: readonly string[]
}

interface ColumnTableProps {
  groups: readonly ColumnGroup[]
  /** Said before the codes. */
  values: string
}

/** What each column of a file means, and the codes that it takes. */
export function ColumnTable({ groups, values: before }: ColumnTableProps) {
  return (
    <Stack as="dl" bounded>
      {groups.map(({ columns, meaning, values }) => (
        <div key={columns.join()} className={styles.column}>
          <dt dir="ltr" className={styles.codes}>
            {shown(columns).map((column) => (
              <code key={column}>{column}</code>
            ))}
          </dt>
          <dd>
            {meaning}
            {values && (
              <Note as="span" block breaks>
                {before} <bdi dir="ltr">{values.join(', ')}</bdi>
              </Note>
            )}
          </dd>
        </div>
      ))}
    </Stack>
  )
}

const many = 5

/** A few columns, or the first and the last of many. */
function shown(columns: readonly string[]): string[] {
  if (columns.length < many) return [...columns]
  return [`${columns[0]} … ${columns.at(-1)}`]
}
