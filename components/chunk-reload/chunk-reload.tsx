'use client'

import { useEffect } from 'react'
import { reloadOnce } from '@/lib/cache/reload-once'

/** Reloads the page once when a lazily loaded part fails to arrive. Mounted once in the layout. */
export function ChunkReload() {
  useEffect(() => {
    const failed = (event: ErrorEvent) => reloadOnce(event.error)
    const rejected = (event: PromiseRejectionEvent) => reloadOnce(event.reason)
    window.addEventListener('error', failed)
    window.addEventListener('unhandledrejection', rejected)
    return () => {
      window.removeEventListener('error', failed)
      window.removeEventListener('unhandledrejection', rejected)
    }
  }, [])
  return null
}
