'use client'

import { lazyPart } from '@/components/first-use/lazy-part'

/** It loads with the form, which comes when it is near. */
export const LazyKnownBarriers = lazyPart(
  async () => (await import('./known-barriers')).KnownBarriers,
)
