import type { FullStatistic } from '@/features/trade-statistics/contract'
import { bilingualPair } from '@/lib/bilingual/pair'
import data from '@/lib/db/seed/data/statistics.json'

/** The statistics that the portal ships, as their public pages get them, by identifier. */
export function shippedStatistics(): Map<string, FullStatistic> {
  return new Map(
    data.statistics.map(({ chart, ...statistic }) => {
      const { type, categories, categories_ara, series, ...unit } = chart
      const full: FullStatistic = {
        ...statistic,
        checked_on: '2025-12-01',
        image_url: null,
        ...bilingualPair('image_alt', { en: null, ar: null }),
        geolocations: [],
        statistic: null,
        sample: false,
        chart: { type, ...unit, data: { categories, categories_ara, series } },
      }
      return [full.identifier, full]
    }),
  )
}
