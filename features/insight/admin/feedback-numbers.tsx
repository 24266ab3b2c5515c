'use client'

import { inLocale } from '@/lib/bilingual/in-locale'
import { useInterfaceLocale } from '@/lib/i18n/interface-locale'
import { useTranslations } from 'next-intl'
import type { Insight } from '../contract'
import { feedbackWith } from '../rules'
import { NumberChart } from './number-chart'

/** What readers said about pages. */
export function FeedbackNumbers({ feedback, period }: Pick<Insight, 'feedback' | 'period'>) {
  const t = useTranslations('admin.insight')
  const locale = useInterfaceLocale()
  return (
    <NumberChart
      title={t('feedback')}
      fileName="feedback-on-pages"
      chart={{
        kind: 'bar',
        unit: t('unit.answers'),
        categories: feedback.map((page) => inLocale(page, 'title', locale)),
        series: [
          { name: t('useful'), data: feedback.map(({ useful }) => useful) },
          { name: t('notUseful'), data: feedback.map(({ not_useful }) => not_useful) },
        ],
      }}
      listOf={(category, series) =>
        feedbackWith({
          ...period,
          page_of: String(feedback[category]?.entry_id),
          ...(series !== undefined && { useful: series === 0 ? '1' : '0' }),
        })
      }
    />
  )
}
