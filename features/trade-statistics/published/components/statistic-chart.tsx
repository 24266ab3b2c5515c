import { ChartFigure } from '@/components/chart/chart-figure'
import { inLocale } from '@/lib/bilingual/in-locale'
import type { Locale } from '@/lib/i18n/locale'
import { useTranslations } from 'next-intl'
import type { FullStatistic } from '../../contract'
import { chartIn } from '../../rules'
import { chartNotes } from '../rules'

/** The chart of a statistic; next to its source are its newest period and when it was checked. */
export function StatisticChart({
  locale,
  statistic,
  hasFiles = true,
}: {
  locale: Locale
  statistic: FullStatistic
  /** Whether its data and its picture can be saved here, or on its own page only. */
  hasFiles?: boolean
}) {
  const t = useTranslations('statistics')
  const notes = useTranslations('publishedStatistic.notes')
  const { chart, identifier } = statistic
  if (!chart) return null
  const title = inLocale(statistic, 'title', locale)
  return (
    <ChartFigure
      locale={locale}
      chart={chartIn(chart, locale)}
      title={title}
      source={inLocale(statistic, 'source', locale)}
      notes={chartNotes(statistic, locale, {
        newest: notes.raw('newest'),
        checked: notes.raw('checked'),
        derived: t('derived'),
      })}
      fileName={hasFiles ? identifier : null}
      texts={{ ...t.raw('chart'), label: t('chart.label', { title }) }}
    />
  )
}
