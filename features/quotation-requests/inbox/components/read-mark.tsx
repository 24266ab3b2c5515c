'use client'

import { call } from '@/lib/api/call'
import { useEffect } from 'react'
import { markRequestRead } from '../contract'

interface ReadMarkProps {
  id: number
  /** The last message that the page shows. */
  lastMessage: number
}

/** Marks a request as read once its page is shown; loading the page alone changes nothing. */
export function ReadMark({ id, lastMessage }: ReadMarkProps) {
  useEffect(() => {
    // Where it fails, the request stays unread until its page is opened again.
    call(markRequestRead, { params: { id }, body: { last_message: lastMessage } }).catch(
      () => undefined,
    )
  }, [id, lastMessage])
  return null
}
