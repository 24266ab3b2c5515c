'use client'

import { ratings as scale } from '@/features/enquiries/satisfaction/contract'
import { inLocale } from '@/lib/bilingual/in-locale'
import { useInterfaceLocale } from '@/lib/i18n/interface-locale'
import { useTranslations } from 'next-intl'
import type { Insight } from '../contract'
import { enquiriesWith } from '../rules'
import { NumberChart } from './number-chart'

interface RatingNumbersProps extends Pick<Insight, 'period'> {
  ratings: Insight['enquiries']['ratings']
}

/** How persons rated the office after the end of their enquiries, the best rating first. */
export function RatingNumbers({ ratings, period }: RatingNumbersProps) {
  const t = useTranslations('admin.insight')
  const locale = useInterfaceLocale()
  const categories = ratings.map((one) => inLocale(one, 'type_name', locale))
  const best = scale.toReversed()
  const listOf = (category: number, rating: string) =>
    enquiriesWith({ ...period, type: String(ratings[category]?.enq_type), rating })
  return (
    <>
      <NumberChart
        title={t('ratings')}
        lead={t('ratingsLead')}
        fileName="ratings-by-type"
        chart={{
          kind: 'stacked-bar',
          unit: t('unit.enquiries'),
          categories,
          series: [
            ...best.map((rating) => ({
              name: t('rating', { rating }),
              data: ratings.map(({ counts }) => counts[rating - 1] ?? 0),
            })),
            { name: t('unrated'), data: ratings.map(({ unrated }) => unrated) },
          ],
        }}
        listOf={(category, series) =>
          listOf(
            category,
            series === undefined ? [...scale, 'none'].join() : String(best[series] ?? 'none'),
          )
        }
      />
      <NumberChart
        title={t('averages')}
        lead={t('averagesLead')}
        fileName="average-rating-by-type"
        chart={{
          kind: 'bar',
          unit: t('unit.rating'),
          categories,
          series: [{ name: t('average'), data: ratings.map(({ average }) => average) }],
          bounds: { low: 0, high: 5 },
        }}
        listOf={(category) => listOf(category, scale.join())}
      />
    </>
  )
}
