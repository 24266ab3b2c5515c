import { TrendLine } from '@/components/chart/trend-line'
import { Note } from '@/components/layout/note'
import { formatCompact } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/locale'
import { useTranslations } from 'next-intl'
import type { AllGoods } from '../contract'
import styles from './imports-figure.module.css'

/** The newest imports of all goods in large type, with their course over the years before. */
export function ImportsFigure({ locale, goods }: { locale: Locale; goods: AllGoods }) {
  const t = useTranslations('marketAccess')
  const { year, years, imports } = goods
  if (imports === null) return null
  const known = knownYears(years)
  const [first] = known
  return (
    <div className={styles.figure}>
      <div>
        <p className={styles.value}>
          {t('hub.usd', { value: formatCompact(Number(imports) * million, locale) })}
        </p>
        <Note>{t('hub.imports', { year: `${year}` })}</Note>
      </div>
      {first && known.length > 2 && (
        <div className={styles.trend}>
          <TrendLine values={known.map((one) => Number(one.imports))} />
          <Note>{t('facts.years', { from: `${first.year}`, to: `${known.at(-1)?.year}` })}</Note>
        </div>
      )}
    </div>
  )
}

const million = 1_000_000

/** The newest years without a gap. */
function knownYears(years: AllGoods['years']): AllGoods['years'] {
  return years.slice(years.findLastIndex(({ imports }) => imports === null) + 1)
}
