import { IsolatedList } from '@/components/isolated/isolated-list'
import { Note } from '@/components/layout/note'
import { Stack } from '@/components/layout/stack'
import { Text } from '@/components/layout/text'
import { localized, type LocalizedText } from '@/lib/bilingual/in-locale'
import { formatMonth, formatNumber } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/locale'
import { useTranslations } from 'next-intl'
import type { PublicationNumbers } from '../contract'
import { isGlobalMarket } from '../rules'
import styles from './catalogue-numbers.module.css'

/** So many rows of a breakdown have a bar, and so many are named after them; the others are counted. */
const shownRows = 5
const namedRows = 4

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
  const most = Math.max(...[...sectors, ...countries, ...years].map(({ count }) => count))
  return (
    <Stack gap={5}>
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
          most={most}
          title={t('bySector')}
          rows={sectors.map((sector) => ({
            key: sector.id,
            name: localized(sector, 'name', locale),
            count: sector.count,
          }))}
        />
        <Breakdown
          locale={locale}
          most={most}
          title={t('byCountry')}
          rows={countries.map((country) => ({
            key: country.id,
            name: localized(country, 'name', locale),
            count: country.count,
          }))}
        />
        <Breakdown
          locale={locale}
          most={most}
          title={t('byYear')}
          rows={years.map(({ year, count }) => ({
            key: year,
            name: { text: year, lang: locale },
            count,
          }))}
        />
      </div>
    </Stack>
  )
}

interface BreakdownProps {
  locale: Locale
  /** The longest bar of all breakdowns, so that they can be compared. */
  most: number
  title: string
  rows: readonly { key: number | string; name: LocalizedText; count: number }[]
}

/** The rows with several publications as bars; those with one are only named. */
function Breakdown({ locale, most, title, rows }: BreakdownProps) {
  const t = useTranslations('publications.numbers')
  const barred = rows.filter(({ count }) => count > 1).slice(0, shownRows)
  const rest = rows.filter((row) => !barred.includes(row))
  const named = rest.slice(0, namedRows)
  const others = rest.length - named.length
  if (rows.length === 0) return null
  return (
    <section>
      <Text as="h3" tone="title" step={0} below={2}>
        {title}
      </Text>
      <Stack as="ul" gap={2}>
        {barred.map(({ key, name, count }) => (
          <li key={key} className={styles.row}>
            <span {...(name.lang !== locale && { lang: name.lang })}>{name.text}</span>
            <Text as="span" weight="heading" tabular>
              {formatNumber(count, locale)}
            </Text>
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
      </Stack>
      {named.length > 0 && (
        <Note above={2}>
          <IsolatedList locale={locale} texts={named.map(({ name }) => name)} />
          {others > 0 && ` ${t('more', { count: others })}`}
        </Note>
      )}
    </section>
  )
}
