'use client'

import { lazyPart } from '@/components/first-use/lazy-part'
import { Skeleton } from '@/components/skeleton/skeleton'
import { isSignedIn } from '@/lib/auth/signed-in'
import { Suspense, useSyncExternalStore, type ReactNode } from 'react'
import type { JoinPartProps } from './join-texts'

const JoinPart = lazyPart(async () => (await import('./join-part')).JoinPart)

const noChange = () => () => {}

/** What a visitor sees; for a person who is logged in, what their company said. */
export function LazyJoinPart({ visitor, ...part }: JoinPartProps & { visitor: ReactNode }) {
  const isIn = useSyncExternalStore(noChange, isSignedIn, () => false)
  if (!isIn) return visitor
  return (
    <Suspense fallback={<Skeleton shape="field" count={3} label={part.texts.own.loading} />}>
      <JoinPart {...part} />
    </Suspense>
  )
}
