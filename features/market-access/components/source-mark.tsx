import { formatMonth, joinTexts } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/locale'
import { useTranslations } from 'next-intl'
import type { FactMark } from '../contract'
import { isConfirmed } from '../rules'
import styles from './source-mark.module.css'
import { SourceName } from './source-name'
import { Unconfirmed } from './unconfirmed'

interface SourceMarkProps {
  mark: FactMark
  locale: Locale
  /** The remark is next to the figure already. */
  withoutRemark?: boolean
}

/** Where a figure is from, of which year, and since when nobody has checked it. */
export function SourceMark({ mark, locale, withoutRemark = false }: SourceMarkProps) {
  const t = useTranslations('marketAccess.facts')
  const { source, period, overdue, checked_at } = mark
  const years = period.match(/\d{4}/g) ?? []
  const [from, to] = [years[0] ?? '', years[1] ?? '']
  const isSpan = years.length === 2 && /–|-|\bto\b/.test(period)
  const yearsText = isSpan ? t('years', { from, to }) : joinTexts(years, locale)
  return (
    <p className={styles.mark}>
      {!withoutRemark && !isConfirmed(mark.confidence) && <Unconfirmed />}
      <span>
        {source === ''
          ? t('noSource')
          : t.rich('source', { source: () => <SourceName source={source} locale={locale} /> })}
      </span>
      {years.length > 0 && <span>{t('figures', { years: yearsText })}</span>}
      {overdue && <span>{t('lastChecked', { month: formatMonth(checked_at, locale) })}</span>}
    </p>
  )
}
