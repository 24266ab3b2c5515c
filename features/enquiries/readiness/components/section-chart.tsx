import { Row } from '@/components/layout/row'
import { Stack } from '@/components/layout/stack'
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
/** The width of one point; the scale begins at 1. */
const point = 20
const least = 2

const widthOf = (average: number) => Math.max(least, Math.round((average - 1) * point * 10) / 10)

/**
 * The average of each section as a bar from 1, the lowest answer, to 5. The table next to it
 * contains the same values as text.
 */
export function SectionChart({ locale, sections, weakest, texts }: SectionChartProps) {
  return (
    <Stack as="figure" gap={4} className={styles.figure} data-chart>
      <Row as="figcaption" gap={4} lineGap={1} justify="between" tone="ink" weight="heading">
        {texts.chart}
        {weakest.length > 0 && (
          <Row as="span" gap={2} align="center" inline nowrap tone="soft" step={-1} weight="normal">
            <span className={styles.key} />
            {texts.chartNote}
          </Row>
        )}
      </Row>
      <ol className={styles.bars} aria-hidden="true">
        {sections.map((section) => (
          <li key={inLocale(section, 'section', 'en')} className={styles.row}>
            <Bilingual of={section} field="section" locale={locale} className={styles.name} />
            <svg
              className={styles.bar}
              viewBox={`0 0 ${(maxPoints - 1) * point} ${height}`}
              preserveAspectRatio="none"
            >
              <rect className={styles.ground} width="100%" height={height} />
              <rect
                className={weakest.includes(section) ? styles.weak : styles.value}
                width={widthOf(section.average)}
                height={height}
              />
              {scale.slice(1, -1).map((points) => (
                <line
                  key={points}
                  className={styles.line}
                  x1={(points - 1) * point}
                  x2={(points - 1) * point}
                  y2={height}
                />
              ))}
            </svg>
            <span className={styles.average}>{formatMean(section.average, locale)}</span>
          </li>
        ))}
        <li className={styles.axis}>
          {scale.map((points) => (
            <span key={points}>{formatNumber(points, locale)}</span>
          ))}
        </li>
      </ol>
    </Stack>
  )
}
