'use client'

import { useEffect, useRef, useState, type ReactNode } from 'react'

/** The distance from the viewport at which its content starts to load. */
const ahead = '400px'

/** A placeholder for content that loads when it comes near the viewport. */
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
