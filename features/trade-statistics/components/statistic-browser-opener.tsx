'use client'

import { whenSignedIn } from '@/components/for-members/when-signed-in'
import { statisticListShape } from '../search-params'

/** Interactive data, loaded for members. */
export const StatisticBrowserOpener = whenSignedIn(statisticListShape.pageSize, () =>
  import('./statistic-browser').then(({ StatisticBrowser }) => StatisticBrowser),
)
