'use client'

import { lazyPart } from '@/components/first-use/lazy-part'
import { Suspense, useState, type ComponentType } from 'react'

/**
 * A component whose script is fetched when it opens for the first time. Until then, and while the
 * script is on its way, nothing is shown.
 */
export function whenOpened<P extends { open: boolean }>(
  load: () => Promise<ComponentType<P>>,
): ComponentType<P> {
  const Lazy = lazyPart(load)
  return function WhenOpened(props: P) {
    const [wanted, setWanted] = useState(props.open)
    if (props.open && !wanted) setWanted(true)
    if (!wanted) return null
    return (
      <Suspense fallback={null}>
        <Lazy {...props} />
      </Suspense>
    )
  }
}
