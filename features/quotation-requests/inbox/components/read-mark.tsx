'use client'

import { useEffect } from 'react'
import { markRead } from '../queries'

/** Marks a request as read once its page is shown; loading the page alone changes nothing. */
export function ReadMark({ id }: { id: number }) {
  useEffect(() => {
    // Where it fails, the request stays unread until its page is opened again.
    markRead(id).catch(() => undefined)
  }, [id])
  return null
}
