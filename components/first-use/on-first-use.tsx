'use client'

import { Activity, lazy, use, useEffect, useRef, type ComponentType, type RefObject } from 'react'
import { arrived, firstUse, giveUp, waitingMark } from './first-use'
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
  const Part = lazy(async () => ({ default: await loaded(load) }))
  let wanted: Promise<void> | undefined
  const waitedFor = () =>
    (wanted ??= Promise.race([
      firstUse(),
      ...after(atOnceIf?.() ? 0 : afterMs),
      ...(when ? [when()] : []),
    ]))
  return function OnFirstUse(props: P) {
    const place = useRef<HTMLDivElement>(null)
    return (
      <div ref={place} className={styles.place} {...{ [waitingMark]: shortcut }}>
        <Activity>
          <Wait wanted={waitedFor} />
          <Part {...props} />
          <Arrival place={place} />
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

function Arrival({ place }: { place: RefObject<HTMLElement | null> }) {
  useEffect(() => {
    if (place.current) arrived(place.current)
  }, [place])
  return null
}
