import { formatNumber } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/locale'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import styles from './bar-table.module.css'

interface Bar {
  key: string
  name: ReactNode
  /** A figure that is only shown; null where none is known. */
  value: string | null
  /** The country’s own bar among others. */
  isOwn?: boolean
}

interface BarTableProps {
  locale: Locale
  caption: string
  /** The heads of the columns of names and of values. */
  heads: readonly [name: string, value: string]
  bars: readonly Bar[]
}

/** A table whose values are also drawn as bars: complete without script, for the eye and the ear. */
export function BarTable({ locale, caption, heads, bars }: BarTableProps) {
  const t = useTranslations('marketAccess.facts')
  const most = Math.max(0, ...bars.map(({ value }) => Number(value ?? 0)))
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{heads[0]}</th>
          <th scope="col" className={styles.number}>
            {heads[1]}
          </th>
        </tr>
      </thead>
      <tbody>
        {bars.map(({ key, name, value, isOwn = false }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            <td className={styles.cell}>
              {value === null ? (
                <span className={styles.missing}>{t('missing')}</span>
              ) : (
                <>
                  <span className={styles.value}>{formatNumber(Number(value), locale)}</span>
                  <svg className={styles.track} aria-hidden="true">
                    <rect
                      className={isOwn ? styles.own : styles.bar}
                      width={`${most > 0 ? (Number(value) / most) * 100 : 0}%`}
                      height="100%"
                      rx="2"
                    />
                  </svg>
                </>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
