'use client'

import { lazyPart } from '@/components/first-use/lazy-part'
import {
  Suspense,
  useDeferredValue,
  useSyncExternalStore,
  type ComponentType,
  type ReactNode,
} from 'react'

const never = () => () => {}
const always = () => true

/**
 * A component that renders in the browser only, where its script is loaded when the condition holds:
 * its draft is there, its script is large, or its records are for members. Its shape shows before,
 * also without script.
 */
export function browserOnly<P extends object>(
  load: () => Promise<ComponentType<P>>,
  isWanted: () => boolean = always,
): ComponentType<P & { shape: ReactNode }> {
  const Lazy = lazyPart(load)
  return function BrowserOnly(props: P & { shape: ReactNode }) {
    // Deferred, so that a large form is rendered in slices and taps on the page are answered between.
    const isShown = useDeferredValue(useSyncExternalStore(never, isWanted, () => false))
    if (!isShown) return props.shape
    return (
      <Suspense fallback={props.shape}>
        <Lazy {...props} />
      </Suspense>
    )
  }
}
