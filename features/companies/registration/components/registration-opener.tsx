'use client'

import { lazy, Suspense, useSyncExternalStore } from 'react'
import type { RegistrationProps } from './registration'

const LazyRegistration = lazy(() =>
  import('./registration').then(({ Registration }) => ({ default: Registration })),
)

const never = () => () => {}

/** Loads the form in the browser; its skeleton shows before. */
export function RegistrationOpener({ shape, ...props }: RegistrationProps) {
  const inBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  if (!inBrowser) return shape
  return (
    <Suspense fallback={shape}>
      <LazyRegistration {...props} shape={shape} />
    </Suspense>
  )
}
