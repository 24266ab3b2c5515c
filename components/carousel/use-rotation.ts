'use client'

import { useHydrated } from '@/components/first-use/use-hydrated'
import {
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
  type FocusEvent,
} from 'react'
import { useMatching } from './use-media'

function subscribeToTab(notify: () => void): () => void {
  document.addEventListener('visibilitychange', notify)
  return () => document.removeEventListener('visibilitychange', notify)
}

/**
 * Turns a carousel by itself each `everyMs` milliseconds, for the first time so long after its first
 * slide appeared where its script is there by then, and beginning again whenever it was held:
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
  const untilFirst = useFirstTurn()

  useEffect(() => {
    if (!running) return
    let timer: ReturnType<typeof setTimeout>
    const turnAfter = (ms: number) => {
      timer = setTimeout(() => {
        onTurn()
        turnAfter(everyMs)
      }, ms)
    }
    turnAfter(untilFirst(everyMs))
    return () => clearTimeout(timer)
  }, [running, everyMs, untilFirst])

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

/** How long to wait for the first turn, counted from when the slides appeared; then the whole time. */
function useFirstTurn() {
  const isHydrated = useHydrated()
  const appeared = useRef<number | null>(null)
  useEffect(() => {
    appeared.current = isHydrated ? 0 : performance.now()
  }, [isHydrated])
  return useCallback((everyMs: number) => {
    if (appeared.current === null) return everyMs
    const waited = performance.now() - appeared.current
    appeared.current = null
    return waited < everyMs ? everyMs - waited : everyMs
  }, [])
}
