'use client'

import {
  Activity,
  lazy,
  use,
  useEffect,
  useReducer,
  useRef,
  type ComponentType,
  type RefObject,
} from 'react'
import { arrived, firstUse, giveUp, waitingMark } from './first-use'
import { pauseTranslation } from '@/lib/i18n/browser-translation'
import { onceConnected } from './lazy-part'
import styles from './on-first-use.module.css'
import { useHydrated } from './use-hydrated'

interface FirstUseOptions {
  /** Loads without a use of the page after so many milliseconds. */
  afterMs?: number
  /** Loads without a use of the page where this holds, as for a person who is logged in. */
  atOnceIf?: () => boolean
  /** Loads without a use of the page when it has something to show. */
  when?: () => Promise<void>
  /** The key (`KeyboardEvent.code`) that uses it together with Ctrl from anywhere. */
  shortcut?: string
}

/**
 * A part of the page that is finished HTML until somebody uses the page: its script loads with the
 * first movement of the pointer, touch or key, and what was pressed or typed in the meantime is repeated.
 * `Activity` keeps the HTML in place while it waits; `Suspense` would send it behind the page and
 * put it in its place by script. The caller's file imports the styles of the part.
 */
export function onFirstUse<P extends object>(
  load: () => Promise<ComponentType<P>>,
  { afterMs, atOnceIf, when, shortcut = '' }: FirstUseOptions = {},
): ComponentType<P> {
  let endPause = () => {}
  /** A page can have the part in several places, which React takes over one after the other. */
  const waiting = new Set<Element>()
  const onArrival = (place: Element) => {
    waiting.delete(place)
    if (waiting.size === 0) endPause()
  }
  const Part = lazy(async () => {
    const part = await loaded(load)
    endPause = pauseTranslation(`[${waitingMark}]`)
    return { default: part }
  })
  let wanted: Promise<void> | undefined
  const waitedFor = () =>
    (wanted ??= Promise.race([
      firstUse(),
      ...after(atOnceIf?.() ? 0 : afterMs),
      ...(when ? [when()] : []),
    ]))
  const mark = { [waitingMark]: shortcut }
  return function OnFirstUse(props: P) {
    const place = useRef<HTMLDivElement>(null)
    useEffect(() => {
      const element = place.current
      // What the browser renders itself has arrived by now.
      if (!element?.hasAttribute(waitingMark)) return
      waiting.add(element)
      return () => onArrival(element)
    }, [])
    return (
      <div ref={place} className={styles.place} {...mark}>
        <Activity>
          <Wait wanted={waitedFor} />
          <Part {...props} />
          <Arrival place={place} onArrival={onArrival} />
        </Activity>
      </div>
    )
  }
}

function after(ms: number | undefined): Promise<void>[] {
  return ms === undefined ? [] : [new Promise((resolve) => setTimeout(resolve, ms))]
}

/** The part; where it cannot be loaded its HTML stays, which works as without script. */
async function loaded<P extends object>(
  load: () => Promise<ComponentType<P>>,
): Promise<ComponentType<P>> {
  try {
    return await onceConnected(load)
  } catch (error) {
    if (typeof document === 'undefined') throw error
    giveUp(error)
    return new Promise(() => {})
  }
}

/** Waits where the HTML of the server is there; what the browser renders itself comes at once. */
function Wait({ wanted }: { wanted: () => Promise<void> }) {
  const isHydrated = useHydrated()
  if (isHydrated && typeof document !== 'undefined') use(wanted())
  return null
}

interface ArrivalProps {
  place: RefObject<HTMLElement | null>
  onArrival: (place: Element) => void
}

/**
 * Arrives one commit after the part: choices that were made early (`useEarlyChange`) are state by then,
 * and the press that is repeated finds them.
 */
function Arrival({ place, onArrival }: ArrivalProps) {
  const [isRendered, rendered] = useReducer(() => true, false)
  useEffect(rendered, [rendered])
  useEffect(() => {
    if (!isRendered || !place.current) return
    onArrival(place.current)
    arrived(place.current)
  }, [isRendered, place, onArrival])
  return null
}
