'use client'

import { startActivity } from '@/lib/api/activity'
import { useRouter } from 'next/navigation'
import { useEffect, useTransition } from 'react'
import { softTarget } from './soft-target'

/**
 * Makes the plain links of the whole document, those inside editors' HTML included, into steps
 * without reloading, and prefetches a page when somebody points at, focuses or touches its link.
 * Mounted once in the layout; `next/link` would cost script and payload for each single link.
 */
export function SoftNavigation() {
  const router = useRouter()
  const [pending, startTransition] = useTransition()

  useEffect(() => (pending ? startActivity() : undefined), [pending])

  useEffect(() => {
    const intend = (event: Event) => {
      const address = softTarget(event.target, window.location)
      if (address) router.prefetch(address)
    }
    const follow = (event: MouseEvent) => {
      const plain =
        event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
      if (!plain || event.defaultPrevented) return
      const address = softTarget(event.target, window.location)
      if (!address) return
      event.preventDefault()
      startTransition(() => router.push(address))
    }
    const intents = ['pointerover', 'focusin', 'touchstart'] as const
    for (const name of intents) document.addEventListener(name, intend, { passive: true })
    document.addEventListener('click', follow)
    return () => {
      for (const name of intents) document.removeEventListener(name, intend)
      document.removeEventListener('click', follow)
    }
  }, [router])

  return null
}
