import { Text } from '@/components/layout/text'
import { Bilingual } from '@/lib/bilingual/bilingual'
import { fillText } from '@/lib/i18n/count-forms'
import { formatMean } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/locale'
import type { ReadinessBand } from '../../contract'
import { bandOf, maxPoints, type ReadinessScore } from '../rules'
import styles from './result-summary.module.css'

interface ResultSummaryProps {
  locale: Locale
  score: ReadinessScore
  reading: { bands: readonly ReadinessBand[]; texts: Record<'total' | 'mean', string> }
}

/** The points of an assessment, and what they mean. */
export function ResultSummary({ locale, score, reading }: ResultSummaryProps) {
  const { bands, texts } = reading
  const band = bandOf(bands, score.average)
  const mean = { average: formatMean(score.average, locale), most: maxPoints }
  return (
    <div className={styles.summary}>
      <div className={styles.score}>
        <p className={styles.total}>
          {fillText(texts.total, { total: score.total, most: score.most }, locale)}
        </p>
        <Text tone="soft" tabular>
          {fillText(texts.mean, mean, locale)}
        </Text>
      </div>
      {band && (
        <div className={styles.band}>
          <Bilingual of={band} field="title" locale={locale} as="h3" className={styles.name} />
          <Bilingual of={band} field="advice" locale={locale} as="p" />
        </div>
      )}
    </div>
  )
}
