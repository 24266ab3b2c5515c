'use client'

import { lazyPart } from '@/components/first-use/lazy-part'
import { Skeleton } from '@/components/skeleton/skeleton'
import { isSignedIn } from '@/lib/auth/signed-in'
import { Suspense, useSyncExternalStore, type ReactNode } from 'react'
import type { OfferPartProps } from './offer-texts'

const OfferPart = lazyPart(async () => (await import('./offer-part')).OfferPart)

const noChange = () => () => {}

/** What a visitor sees; for a person who is logged in, the part where the company answers. */
export function LazyOfferPart({ visitor, ...part }: OfferPartProps & { visitor: ReactNode }) {
  const isIn = useSyncExternalStore(noChange, isSignedIn, () => false)
  if (!isIn) return visitor
  return (
    <Suspense fallback={<Skeleton shape="field" count={4} label={part.texts.loading} />}>
      <OfferPart {...part} />
    </Suspense>
  )
}
