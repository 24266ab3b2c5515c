import { Bilingual } from '@/lib/bilingual/bilingual'
import { formatMonth, formatNumber } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/locale'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { PublicationNumbers } from '../contract'
import { isGlobalMarket } from '../rules'
import styles from './catalogue-numbers.module.css'

/** So many rows of a breakdown are shown; the others are counted. */
const shownRows = 5

interface CatalogueNumbersProps {
  locale: Locale
  numbers: PublicationNumbers
}

/** What the catalogue holds, in numbers, for visitors. */
export function CatalogueNumbers({ locale, numbers }: CatalogueNumbersProps) {
  const t = useTranslations('publications.numbers')
  const { total, newest, countries, sectors, years } = numbers
  const figures = [
    [t('publications'), formatNumber(total, locale)],
    [t('sectors'), formatNumber(sectors.length, locale)],
    [t('countries'), formatNumber(countries.filter((c) => !isGlobalMarket(c)).length, locale)],
    [t('newest'), newest === null ? '' : formatMonth(`${newest}-01`, locale)],
  ] as const
  return (
    <div className={styles.numbers}>
      <dl className={styles.figures}>
        {figures
          .filter(([, value]) => value !== '')
          .map(([term, value]) => (
            <div key={term} className={styles.figure}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      <div className={styles.breakdowns}>
        <Breakdown
          locale={locale}
          title={t('bySector')}
          rows={sectors.map((sector) => ({
            key: sector.id,
            name: <Bilingual of={sector} field="name" locale={locale} />,
            count: sector.count,
          }))}
        />
        <Breakdown
          locale={locale}
          title={t('byCountry')}
          rows={countries.map((country) => ({
            key: country.id,
            name: <Bilingual of={country} field="name" locale={locale} />,
            count: country.count,
          }))}
        />
        <Breakdown
          locale={locale}
          title={t('byYear')}
          rows={years.map(({ year, count }) => ({ key: year, name: year, count }))}
        />
      </div>
    </div>
  )
}

interface BreakdownProps {
  locale: Locale
  title: string
  rows: readonly { key: number | string; name: ReactNode; count: number }[]
}

function Breakdown({ locale, title, rows }: BreakdownProps) {
  const t = useTranslations('publications.numbers')
  const most = Math.max(...rows.map(({ count }) => count))
  const others = rows.length - shownRows
  if (rows.length === 0) return null
  return (
    <section>
      <h3 className={styles.title}>{title}</h3>
      <ul className={styles.rows}>
        {rows.slice(0, shownRows).map(({ key, name, count }) => (
          <li key={key} className={styles.row}>
            <span>{name}</span>
            <span className={styles.count}>{formatNumber(count, locale)}</span>
            <svg
              viewBox="0 0 100 4"
              preserveAspectRatio="none"
              aria-hidden="true"
              className={styles.bar}
            >
              <rect width={(100 * count) / most} height={4} />
            </svg>
          </li>
        ))}
      </ul>
      {others > 0 && <p className={styles.more}>{t('more', { count: others })}</p>}
    </section>
  )
}
