'use client'

import type { Uploading } from '@/lib/api/transport'
import { useEffect, useRef, useState } from 'react'

/** What came of sending: the answer, or that the person ended it. Other failures are thrown. */
type Sent<Answer> = { ended: false; answer: Answer } | { ended: true }

/** One upload at a time: how far it is, and the way to end it. Leaving the page ends it too. */
export function useUpload() {
  const [progress, setProgress] = useState<number | null>(null)
  const controller = useRef<AbortController>(undefined)
  const cancel = () => controller.current?.abort()

  useEffect(() => () => controller.current?.abort(), [])

  const send = async <Answer>(
    work: (uploading: Uploading) => Promise<Answer>,
  ): Promise<Sent<Answer>> => {
    controller.current?.abort()
    const { signal } = (controller.current = new AbortController())
    setProgress(0)
    try {
      return { ended: false, answer: await work({ onProgress: setProgress, signal }) }
    } catch (error) {
      if (signal.aborted) return { ended: true }
      throw error
    } finally {
      if (controller.current?.signal === signal) setProgress(null)
    }
  }
  return { progress, send, cancel }
}
