'use client'

import { Text } from '@/components/layout/text'
import { formatNumber } from '@/lib/i18n/format'
import { useInterfaceLocale } from '@/lib/i18n/interface-locale'
import { useTranslations } from 'next-intl'
import { Link } from 'react-router-dom'
import type { OutcomeBands, OutcomeCounts } from '../contract'
import styles from './answer-counts.module.css'

const columns = ['questions', 'answered', 'orders', 'talks', 'nothing'] as const

interface AnswerCountsProps {
  /** What the rows are: the head of the first column. */
  head: string
  rows: readonly (OutcomeCounts & { name: string; to?: string })[]
  bands: OutcomeBands
}

/** How many people were asked and what they answered, with the values of orders. */
export function AnswerCounts({ head, rows, bands }: AnswerCountsProps) {
  const t = useTranslations('outcomeReports')
  const locale = useInterfaceLocale()
  return (
    <>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{head}</th>
            {columns.map((name) => (
              <th key={name} scope="col">
                {t(`column.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.name}>
              <th scope="row">{row.to ? <Link to={row.to}>{row.name}</Link> : row.name}</th>
              {columns.map((name) => (
                <td key={name} data-head={t(`column.${name}`)}>
                  {formatNumber(row[name], locale)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {bands.length > 0 && (
        <>
          <Text as="h3" step={0} above={3}>
            {t('bands')}
          </Text>
          <ul>
            {bands.map(({ band, orders }) => (
              <li key={band}>
                {t(`band.${band}`)}: {formatNumber(orders, locale)}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}
