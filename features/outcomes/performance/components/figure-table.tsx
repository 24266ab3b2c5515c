import { Stack } from '@/components/layout/stack'
import { Text } from '@/components/layout/text'
import { useId } from 'react'
import styles from './performance-page.module.css'

interface FigureTableProps {
  title: string
  level?: 2 | 3
  /** Below the table. */
  note?: string
  /** The names of the rows are short and stay on one line. */
  isNarrow?: boolean
  head: readonly string[]
  rows: readonly { name: string; cells: readonly string[] }[]
}

/** Figures of one subject under its heading. */
export function FigureTable({
  title,
  level = 2,
  note,
  isNarrow = false,
  head,
  rows,
}: FigureTableProps) {
  const id = useId()
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <Stack aria-labelledby={id} as="section" gap={3} bounded className={styles.part}>
      <Heading id={id} className={styles.title}>
        {title}
      </Heading>
      <div className={styles.frame}>
        <table className={isNarrow ? styles.months : styles.table} aria-labelledby={id}>
          <thead>
            <tr>
              {head.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, cells }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {cells.map((cell, index) => (
                  <td key={head[index + 1]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {note && (
        <Text tone="soft" measure={70}>
          {note}
        </Text>
      )}
    </Stack>
  )
}
