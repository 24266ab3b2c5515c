'use client'

import { useEffect, useState } from 'react'

/** The debounced text; an empty text takes effect at once. */
export function useRested(text: string, pauseMs: number): string {
  const [rested, setRested] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), text === '' ? 0 : pauseMs)
    return () => clearTimeout(timer)
  }, [text, pauseMs])
  return text === '' ? '' : rested
}
