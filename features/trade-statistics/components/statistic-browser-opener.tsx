'use client'

import { browserOnly } from '@/components/browser-only/browser-only'
import { Skeleton } from '@/components/skeleton/skeleton'
import { isSignedIn } from '@/lib/auth/signed-in'
import type { ComponentProps } from 'react'
import { statisticListShape } from '../search-params'
import type { StatisticBrowser } from './statistic-browser'

const Loaded = browserOnly(
  () => import('./statistic-browser').then((module) => module.StatisticBrowser),
  isSignedIn,
)

/** Interactive data, loaded for members. */
export function StatisticBrowserOpener(props: ComponentProps<typeof StatisticBrowser>) {
  const { pageSize } = statisticListShape
  const shape = <Skeleton shape="card" bar count={pageSize} label={props.texts.loading} />
  return <Loaded {...props} shape={shape} />
}
