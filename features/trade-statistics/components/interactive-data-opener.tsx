'use client'

import { Skeleton } from '@/components/skeleton/skeleton'
import { lazy, Suspense, useSyncExternalStore } from 'react'
import { statisticListShape } from '../search-params'
import type { StatisticBrowserProps } from './statistic-list'

const LazyBrowser = lazy(() =>
  import('./statistic-browser').then(({ StatisticBrowser }) => ({ default: StatisticBrowser })),
)

const never = () => () => {}
const isSignedIn = () => document.documentElement.dataset.signedIn === 'yes'

/** Loads the script and records for people who are logged in; shows a skeleton until then. */
export function InteractiveDataOpener(props: StatisticBrowserProps) {
  const wanted = useSyncExternalStore(never, isSignedIn, () => false)
  const shape = (
    <Skeleton shape="card" count={statisticListShape.pageSize} label={props.texts.loading} />
  )
  if (!wanted) return shape
  return (
    <Suspense fallback={shape}>
      <LazyBrowser {...props} />
    </Suspense>
  )
}
