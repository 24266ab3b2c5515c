'use client'

import { useSyncExternalStore } from 'react'

const minuteMs = 60_000

function eachMinute(listener: () => void): () => void {
  const timer = setInterval(listener, minuteMs)
  return () => clearInterval(timer)
}

const thisMinute = () => Math.floor(Date.now() / minuteMs)

/** The start of this minute in milliseconds; null on the server, whose pages are kept. */
export function useMinute(): number | null {
  const minute = useSyncExternalStore(eachMinute, thisMinute, () => null)
  return minute === null ? null : minute * minuteMs
}
