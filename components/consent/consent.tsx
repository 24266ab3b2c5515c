'use client'

import { lazyPart } from '@/components/first-use/lazy-part'
import { Suspense } from 'react'
import type { ConsentProps } from './consent-manager'

const ConsentManager = lazyPart(async () => (await import('./consent-manager')).ConsentManager)

/** The consent bar and what depends on its answer. Pages without it fetch none of its script. */
export function Consent(props: ConsentProps) {
  return (
    <Suspense fallback={null}>
      <ConsentManager {...props} />
    </Suspense>
  )
}
