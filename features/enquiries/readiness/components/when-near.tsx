'use client'

import { useEffect, useRef, useState, type ReactNode } from 'react'

/** So far from the window its content begins to come. */
const ahead = '400px'

/** Holds the place of what is fetched when it comes near the window. */
export function WhenNear({ shape, children }: { shape: ReactNode; children: ReactNode }) {
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
  }, [])
  return <div ref={place}>{near ? children : shape}</div>
}
