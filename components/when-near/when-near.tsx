'use client'

import { useEffect, useRef, useState, type ReactNode } from 'react'

interface WhenNearProps {
  /** The distance from the viewport at which the content starts to load. */
  ahead?: `${number}px`
  /** Whether it loads wherever it is. */
  now?: boolean
  shape: ReactNode
  children: ReactNode
}

/** A placeholder for content that loads when it comes near the viewport. */
export function WhenNear({ ahead = '400px', now = false, shape, children }: WhenNearProps) {
  const place = useRef<HTMLDivElement>(null)
  const [near, setNear] = useState(false)
  useEffect(() => {
    if (!place.current) return
    const observer = new IntersectionObserver(
      ([last]) => {
        if (last?.isIntersecting) setNear(true)
      },
      { rootMargin: ahead },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [ahead])
  return <div ref={place}>{near || now ? children : shape}</div>
}
