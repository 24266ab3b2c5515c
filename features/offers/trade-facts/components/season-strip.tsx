import { Stack } from '@/components/layout/stack'
import { months, type Month } from '@/lib/db/codes/trade-terms'
import { formatNumber } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/locale'
import { seasonText } from './fact-texts'
import styles from './season-strip.module.css'
import type { TradeTexts } from './trade-texts'

interface SeasonStripProps {
  locale: Locale
  season: readonly Month[]
  texts: Pick<TradeTexts, 'season' | 'monthNames'>
}

/** The months in which something can be had: in words, and as a strip of twelve for the eye. */
export function SeasonStrip({ locale, season, texts }: SeasonStripProps) {
  return (
    <Stack gap={2} bounded>
      <span>{seasonText(season, locale, texts)}</span>
      <span className={styles.strip} aria-hidden="true">
        {months.map((month) => (
          <span key={month} className={styles.month} data-on={season.includes(month) || undefined}>
            {formatNumber(month, locale)}
          </span>
        ))}
      </span>
    </Stack>
  )
}
