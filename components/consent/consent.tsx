'use client'

import { lazy, Suspense } from 'react'
import type { ConsentProps } from './consent-keeper'

const ConsentKeeper = lazy(async () => ({
  default: (await import('./consent-keeper')).ConsentKeeper,
}))

/** The consent bar and what depends on its answer. Pages without it fetch none of its script. */
export function Consent(props: ConsentProps) {
  return (
    <Suspense fallback={null}>
      <ConsentKeeper {...props} />
    </Suspense>
  )
}
