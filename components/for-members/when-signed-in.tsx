'use client'

import { Skeleton } from '@/components/skeleton/skeleton'
import { lazy, Suspense, useSyncExternalStore, type ComponentType } from 'react'

const never = () => () => {}
const isSignedIn = () => document.documentElement.dataset.signedIn === 'yes'

/**
 * A list of cards whose script and records are loaded for people who are logged in; as many empty
 * cards are shown until then.
 */
export function whenSignedIn<P extends { texts: { loading: string } }>(
  cards: number,
  load: () => Promise<ComponentType<P>>,
): ComponentType<P> {
  const Lazy = lazy(async () => ({ default: await load() }))
  return function WhenSignedIn(props: P) {
    const wanted = useSyncExternalStore(never, isSignedIn, () => false)
    const shape = <Skeleton shape="card" count={cards} label={props.texts.loading} />
    if (!wanted) return shape
    return (
      <Suspense fallback={shape}>
        <Lazy {...props} />
      </Suspense>
    )
  }
}
