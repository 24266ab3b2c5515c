'use client'

import { whenSignedIn } from '@/components/for-members/when-signed-in'
import { statisticViews } from '../search-params'

/** Interactive data, loaded for members. */
export const StatisticBrowserOpener = whenSignedIn(statisticViews.pageSize, () =>
  import('./statistic-browser').then(({ StatisticBrowser }) => StatisticBrowser),
)
