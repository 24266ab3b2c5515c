'use client'

import { useEffect, useEffectEvent, useState, useSyncExternalStore, type FocusEvent } from 'react'
import { useMatching } from './use-media'

function subscribeToTab(notify: () => void): () => void {
  document.addEventListener('visibilitychange', notify)
  return () => document.removeEventListener('visibilitychange', notify)
}

/**
 * Turns a carousel by itself each `everyMs` milliseconds, beginning again whenever it was held:
 * while the pointer is over it, while it holds the focus, while the tab is hidden, for good by
 * its control, and from the start for people who want less motion.
 */
export function useRotation(everyMs: number | undefined, turn: () => void) {
  const [wanted, setWanted] = useState(true)
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const still = useMatching('(prefers-reduced-motion: reduce)') > 0
  const hidden = useSyncExternalStore(
    subscribeToTab,
    () => document.hidden,
    () => false,
  )
  const running = everyMs !== undefined && wanted && !hovered && !focused && !hidden && !still
  const onTurn = useEffectEvent(turn)

  useEffect(() => {
    if (!running) return
    const timer = setInterval(onTurn, everyMs)
    return () => clearInterval(timer)
  }, [running, everyMs])

  return {
    /** It moves now, unless somebody holds it. */
    wanted,
    running,
    still,
    /** Of the control: it starts also while the focus is still on it. */
    toggle: () => {
      setWanted(!wanted)
      if (!wanted) setFocused(false)
    },
    /** Of the carousel: what holds it. */
    holders: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: (event: FocusEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false)
      },
    },
  }
}
