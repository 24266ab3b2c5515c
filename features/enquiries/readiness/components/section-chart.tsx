import { Bilingual } from '@/lib/bilingual/bilingual'
import { inLocale } from '@/lib/bilingual/in-locale'
import { formatMean, formatNumber } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/locale'
import { maxPoints, scale, type SectionScore } from '../rules'
import styles from './section-chart.module.css'

interface SectionChartProps {
  locale: Locale
  sections: readonly SectionScore[]
  /** The sections to work on first, drawn in the accent colour. */
  weakest: readonly SectionScore[]
  texts: Record<'chart' | 'chartNote', string>
}

const height = 12

/**
 * The average of each section as a bar from 0 to 5. The table next to it contains the same values
 * as text.
 */
export function SectionChart({ locale, sections, weakest, texts }: SectionChartProps) {
  return (
    <figure className={styles.figure} data-chart>
      <figcaption className={styles.caption}>
        {texts.chart}
        {weakest.length > 0 && (
          <span className={styles.note}>
            <span className={styles.key} />
            {texts.chartNote}
          </span>
        )}
      </figcaption>
      <ol className={styles.bars} aria-hidden="true">
        {sections.map((section) => (
          <li key={inLocale(section, 'section', 'en')} className={styles.row}>
            <Bilingual of={section} field="section" locale={locale} className={styles.name} />
            <svg
              className={styles.bar}
              viewBox={`0 0 ${maxPoints * 20} ${height}`}
              preserveAspectRatio="none"
            >
              <rect className={styles.ground} width="100%" height={height} />
              <rect
                className={weakest.includes(section) ? styles.weak : styles.value}
                width={section.average * 20}
                height={height}
              />
              {scale.slice(0, -1).map((points) => (
                <line
                  key={points}
                  className={styles.line}
                  x1={points * 20}
                  x2={points * 20}
                  y2={height}
                />
              ))}
            </svg>
            <span className={styles.average}>{formatMean(section.average, locale)}</span>
          </li>
        ))}
        <li className={styles.axis}>
          {[0, ...scale].map((points) => (
            <span key={points}>{formatNumber(points, locale)}</span>
          ))}
        </li>
      </ol>
    </figure>
  )
}
