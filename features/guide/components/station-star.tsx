import { formatNumber } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/locale'
import { journey } from './journey'
import styles from './station-star.module.css'

/** The number of a step in an eight-point star, `--star` wide: 52 px by default. */
export function StationStar({
  locale,
  number,
  className,
}: {
  locale: Locale
  number: number
  className?: string
}) {
  return (
    <span className={[styles.star, className].filter(Boolean).join(' ')}>
      <svg className={styles.outline} viewBox="-32 -32 64 64" aria-hidden="true">
        <use href={`${journey}#star`} />
      </svg>
      <span className={styles.number}>{formatNumber(number, locale)}</span>
    </span>
  )
}
