'use client'

import { useEffect, useState, useSyncExternalStore, type RefObject } from 'react'

/** The width of an element in whole pixels, as it changes; 0 before it is known. */
export function useWidthOf(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0)
  useEffect(() => {
    if (!element.current) return
    const observer = new ResizeObserver(([entry]) =>
      setWidth(Math.floor(entry?.contentRect.width ?? 0)),
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return width
}

const never = () => () => {}

/** Whether an element comes from the server's HTML, where it was drawn before it could be measured. */
export function useIsFromServer(): boolean {
  const isFromServer = useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
  const [first] = useState(isFromServer)
  return first
}
