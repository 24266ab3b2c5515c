'use client'

import { useEffect, useState } from 'react'

/** A text once typing has rested; an empty one at once. */
export function useRested(text: string, pauseMs: number): string {
  const [rested, setRested] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), text === '' ? 0 : pauseMs)
    return () => clearTimeout(timer)
  }, [text, pauseMs])
  return text === '' ? '' : rested
}
