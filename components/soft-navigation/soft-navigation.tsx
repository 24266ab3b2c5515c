'use client'

import { hasFailed } from '@/components/first-use/first-use'
import { startActivity } from '@/lib/api/activity'
import { useRouter } from 'next/navigation'
import { useEffect, useLayoutEffect, useRef, useTransition } from 'react'
import { mayFetchAhead, softTarget } from './soft-target'

/** A pointer that rests this long on a link means it; one that passes over a list does not. */
const restMs = 80

const wantsAnotherTab = (event: MouseEvent) =>
  event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey

/**
 * Makes the plain links of the whole document, those inside editors' HTML included, into steps
 * without reloading, and fetches a page ahead when somebody points at, focuses or touches its
 * link: the whole page, since cached pages are whole; pages of a person come when they are asked
 * for. A change of tab keeps the place in the page and the focus. Mounted once in the layout;
 * `next/link` would cost script and payload for each single link.
 */
export function SoftNavigation() {
  const router = useRouter()
  const [pending, startTransition] = useTransition()
  /** Where in the page a tab was chosen. */
  const place = useRef<number | null>(null)

  useEffect(() => (pending ? startActivity() : undefined), [pending])

  useLayoutEffect(() => {
    if (pending || place.current === null) return
    // The page was short for a moment while its parts were exchanged.
    window.scrollTo({ top: place.current, behavior: 'instant' })
    place.current = null
    focusTab()
  }, [pending])

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const fetchAhead = (event: Event) => {
      const address = softTarget(event.target, window.location)
      // Next exports no type for the kind, whose value is this word.
      if (address && mayFetchAhead(address)) {
        Reflect.apply(router.prefetch, router, [address, { kind: 'full' }])
      }
    }
    const rest = (event: Event) => {
      clearTimeout(timer)
      timer = setTimeout(() => fetchAhead(event), restMs)
    }
    const follow = (event: MouseEvent) => {
      if (event.defaultPrevented || wantsAnotherTab(event) || hasFailed()) return
      const address = softTarget(event.target, window.location)
      if (!address) return
      event.preventDefault()
      const scroll = !isOnTab(event.target)
      place.current = scroll ? null : window.scrollY
      startTransition(() => router.push(address, { scroll }))
    }
    document.addEventListener('pointerover', rest, { passive: true })
    document.addEventListener('focusin', fetchAhead)
    document.addEventListener('touchstart', fetchAhead, { passive: true })
    document.addEventListener('click', follow)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('pointerover', rest)
      document.removeEventListener('focusin', fetchAhead)
      document.removeEventListener('touchstart', fetchAhead)
      document.removeEventListener('click', follow)
    }
  }, [router])

  return null
}

const isOnTab = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[data-tabs]') !== null

/** The tab that is shown has the focus that its link had in the page before. */
function focusTab() {
  const shown = document.querySelector<HTMLElement>('[data-tabs] [aria-current]')
  shown?.focus({ preventScroll: true })
}
