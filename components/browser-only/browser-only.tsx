'use client'

import { lazy, Suspense, useSyncExternalStore, type ComponentType, type ReactNode } from 'react'

const never = () => () => {}

/**
 * A component that renders in the browser only, where its script is loaded: its draft is there, or
 * its script is large. Its shape shows before, also without script.
 */
export function browserOnly<P extends object>(
  load: () => Promise<ComponentType<P>>,
): ComponentType<P & { shape: ReactNode }> {
  const Lazy = lazy(async () => ({ default: await load() }))
  return function BrowserOnly(props: P & { shape: ReactNode }) {
    const isBrowser = useSyncExternalStore(
      never,
      () => true,
      () => false,
    )
    if (!isBrowser) return props.shape
    return (
      <Suspense fallback={props.shape}>
        <Lazy {...props} />
      </Suspense>
    )
  }
}
