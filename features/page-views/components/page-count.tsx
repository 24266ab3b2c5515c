'use client'

import { sendBeacon } from '@/lib/api/send-beacon'
import { isInPrivateArea } from '@/lib/routing/guards'
import { usePathname } from 'next/navigation'
import { useEffect } from 'react'

/** Anyone who stays on a page this long reads it. */
const readMs = 2_000

/**
 * Counts the pages that are read, also those opened without reloading, except a person's own pages
 * and browsers under automation. Mounted once in the layout.
 */
export function PageCount({ address }: { address: string }) {
  const pathname = usePathname()
  useEffect(() => {
    const path = window.location.pathname
    if (navigator.webdriver || isInPrivateArea(path)) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const begin = () => {
      if (document.visibilityState === 'visible') {
        timer ??= setTimeout(() => sendBeacon(address, { path }), readMs)
      }
    }
    begin()
    document.addEventListener('visibilitychange', begin)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', begin)
    }
  }, [address, pathname])
  return null
}
