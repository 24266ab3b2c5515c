'use client'

import { timedScroll } from '@/components/timed-scroll/timed-scroll'
import { useEffect, useRef, type ReactNode } from 'react'
import { isStepPlace, stepScrollDelayMs, stepScrollMs } from '../rules'

const wantsLessMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/** Whether the focus is nowhere, or still on the link that leads to the hash of the address. */
function mayTakeFocus() {
  const focused = document.activeElement
  if (focused instanceof HTMLAnchorElement) return focused.hash === window.location.hash
  return focused === document.body
}

/** The entry that contains the target of the hash, the text of a step. */
function entryAt(hash: string): HTMLDetailsElement | null {
  if (!isStepPlace(hash)) return null
  return document.getElementById(hash.slice(1))?.closest('details') ?? null
}

function focusSummary(entry: HTMLDetailsElement) {
  entry.querySelector('summary')?.focus({ preventScroll: true })
}

/**
 * Opens the entry, focuses it, and scrolls it into view. Returns a function that stops the scroll.
 */
function openEntry(entry: HTMLDetailsElement): () => void {
  entry.open = true
  focusSummary(entry)
  if (wantsLessMotion()) {
    entry.scrollIntoView({ block: 'start', behavior: 'instant' })
    return () => {}
  }
  let stop = () => clearTimeout(timer)
  const timer = setTimeout(() => {
    stop = timedScroll(entry, stepScrollMs)
  }, stepScrollDelayMs)
  return () => stop()
}

/**
 * Makes the contained links to steps open their entries and scroll to them (spec part 1 section
 * 2.6). Without script they are plain links to anchors in the page.
 */
export function StepNavigation({ children }: { children: ReactNode }) {
  const guide = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const root = guide.current
    // A link pressed before the script ran ends as one pressed later; no field loses its focus.
    const named = entryAt(window.location.hash)
    if (named) named.open = true
    if (named && mayTakeFocus()) focusSummary(named)
    let stop = () => {}
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      const entry = link && entryAt(link.hash)
      if (!entry || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      window.history.replaceState(window.history.state, '', link.hash)
      stop()
      stop = openEntry(entry)
    }
    root?.addEventListener('click', follow)
    return () => {
      stop()
      root?.removeEventListener('click', follow)
    }
  }, [])

  return <div ref={guide}>{children}</div>
}
