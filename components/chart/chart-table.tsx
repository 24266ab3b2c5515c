'use client'

import { formatNumber } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/locale'
import type { ChartData } from './chart-data'
import styles from './chart-table.module.css'

interface ChartTableProps {
  locale: Locale
  chart: ChartData
  title: string
  texts: Record<'category' | 'noValue', string>
}

/** The numbers of a chart. */
export function ChartTable({ locale, chart, title, texts }: ChartTableProps) {
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
              {series.map(({ name, data }) => {
                const value = data[index] ?? null
                return (
                  <td key={name} className={styles.number}>
                    {value === null ? texts.noValue : formatNumber(value, locale)}
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
