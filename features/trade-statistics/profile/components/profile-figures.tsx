import { TrendLine } from '@/components/chart/trend-line'
import { IsolatedList } from '@/components/isolated/isolated-list'
import { Note } from '@/components/layout/note'
import { Row } from '@/components/layout/row'
import { Link } from '@/components/link/link'
import { inLocale, localized } from '@/lib/bilingual/in-locale'
import { formatDate, formatNumber } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { FullStatistic } from '../../contract'
import type { ProfileData } from '../queries'
import { figureOf, profiles, scaled, type Figure, type ProfileName } from '../rules'
import styles from './profile-figures.module.css'

interface ProfileFiguresProps {
  locale: Locale
  name: ProfileName
  data: ProfileData
}

/** The figures of a page in a large type, each with its period, its source and its last check. */
export function ProfileFigures({ locale, name, data }: ProfileFiguresProps) {
  const t = useTranslations('countryProfile')
  const { statistics, partners } = data
  const read = profiles[name].figures.flatMap((wanted) => {
    const statistic = statistics.get(wanted.statistic)
    const figure = statistic && figureOf(wanted, statistic, locale)
    return figure ? [{ wanted, statistic, figure }] : []
  })
  if (read.length === 0 && partners === 0) return null
  return (
    <section aria-label={t('figures')}>
      <dl className={styles.figures}>
        {partners > 0 && <Partners locale={locale} count={partners} />}
        {read.map(({ wanted, statistic, figure }) => (
          <Stated
            key={wanted.name}
            locale={locale}
            term={t(`figure.${wanted.name}`, { name: figure.category })}
            isChange={wanted.isChange ?? false}
            statistic={statistic}
            figure={figure}
          />
        ))}
      </dl>
    </section>
  )
}

interface StatedProps {
  locale: Locale
  term: string
  isChange: boolean
  statistic: FullStatistic
  figure: Figure
}

/** A figure of a statistic, whose page its source leads to. */
function Stated({ locale, term, isChange, statistic, figure }: StatedProps) {
  const t = useTranslations('countryProfile')
  const { chart, checked_on, identifier, publishers } = statistic
  const inUnit = (of: Locale) => (chart ? inLocale(chart, 'unit', of) : '')
  const { value, unit } = scaled(figure.value, inUnit('en'), isChange)
  const isPercent = unit === 'percent'
  const [first] = figure.trend
  const sign = isChange && value > 0 ? '+' : ''
  return (
    <Shown
      term={term}
      value={`${sign}${formatNumber(value, locale)}${isPercent ? '%' : ''}`}
      unit={isPercent ? '' : unit === null ? inUnit(locale) : t(`unit.${unit}`)}
      course={
        first && figure.trend.length > 2 ? (
          <>
            <TrendLine values={figure.trend.map((one) => one.value)} />
            <Row as="span" justify="between" nowrap above={1} tabular>
              <span aria-hidden="true">{first.year}</span>
              <span>{figure.period}</span>
            </Row>
          </>
        ) : (
          figure.period
        )
      }
    >
      <span>
        {t.rich('source', {
          source: () => (
            <Link href={localePath(locale, routes.statistic(identifier))}>
              <IsolatedList
                locale={locale}
                texts={publishers.map((one) => localized(one, 'title', locale))}
              />
            </Link>
          ),
        })}
      </span>
      {figure.isDerived && <span>{t('derived')}</span>}
      {checked_on && <span>{t('checked', { day: unbroken(formatDate(checked_on, locale)) })}</span>}
    </Shown>
  )
}

/** A date on one line: its sentence breaks before it in every font. */
const unbroken = (date: string) => date.replaceAll(' ', '\u00a0')

/** How many countries have an agreement in force, from the agreements of this portal. */
function Partners({ locale, count }: { locale: Locale; count: number }) {
  const t = useTranslations('countryProfile')
  return (
    <Shown term={t('figure.partners')} value={formatNumber(count, locale)}>
      <span>
        {t.rich('source', {
          source: () => (
            <Link href={localePath(locale, routes.freeTradeAgreements())}>{t('agreements')}</Link>
          ),
        })}
      </span>
    </Shown>
  )
}

interface ShownProps {
  term: string
  value: string
  unit?: string
  /** The period, with the course of the figure up to it. */
  course?: ReactNode
  /** What it rests on. */
  children: ReactNode
}

function Shown({ term, value, unit, course, children }: ShownProps) {
  return (
    <div className={styles.figure}>
      <dt className={styles.term}>{term}</dt>
      <dd className={styles.stated}>
        <strong className={styles.value}>
          <bdi dir="ltr">{value}</bdi>
        </strong>
        {unit && <Note as="span">{unit}</Note>}
      </dd>
      {course && <dd className={styles.course}>{course}</dd>}
      <dd className={styles.source}>{children}</dd>
    </div>
  )
}
