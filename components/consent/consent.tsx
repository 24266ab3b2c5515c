'use client'

import { lazy, Suspense } from 'react'
import type { ConsentProps } from './consent-manager'

const ConsentManager = lazy(async () => ({
  default: (await import('./consent-manager')).ConsentManager,
}))

/** The consent bar and what depends on its answer. Pages without it fetch none of its script. */
export function Consent(props: ConsentProps) {
  return (
    <Suspense fallback={null}>
      <ConsentManager {...props} />
    </Suspense>
  )
}
