'use client'

import { lazyPart } from '@/components/first-use/lazy-part'
import { Suspense } from 'react'
import type { KnownBarriersProps } from './known-barriers'

const KnownBarriers = lazyPart(async () => (await import('./known-barriers')).KnownBarriers)

/** It loads with the form, which comes when it is near. */
export function LazyKnownBarriers(props: KnownBarriersProps) {
  return (
    <Suspense fallback={null}>
      <KnownBarriers {...props} />
    </Suspense>
  )
}
