'use client'

import { formatNumber } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/locale'
import type { ReactNode } from 'react'
import type { ChartData, ValuePlace } from './chart-data'
import styles from './chart-table.module.css'

interface ChartTableProps {
  locale: Locale
  chart: ChartData
  title: string
  texts: Record<'category' | 'noValue', string>
  /** What a value is shown as, such as a link to what it counts. */
  cell?: ((text: string, place: ValuePlace) => ReactNode) | undefined
}

/** The numbers of a chart. */
export function ChartTable({ locale, chart, title, texts, cell }: ChartTableProps) {
  const { unit, categories, series } = chart
  return (
    <div className={styles.frame}>
      <table className={styles.table}>
        <caption className={styles.caption}>
          {title} ({unit})
        </caption>
        <thead>
          <tr>
            <th scope="col">{texts.category}</th>
            {series.map(({ name }) => (
              <th key={name} scope="col" className={styles.number}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {categories.map((category, index) => (
            <tr key={`${index} ${category}`}>
              <th scope="row">{category}</th>
              {series.map(({ name, data }, which) => {
                const value = data[index] ?? null
                const text = value === null ? texts.noValue : formatNumber(value, locale)
                return (
                  <td key={name} className={styles.number}>
                    {cell ? cell(text, { category: index, series: which }) : text}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
