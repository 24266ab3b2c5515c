'use client'

import { useEffect, useRef, useState, type ReactNode } from 'react'

/** So much of the box must be in the window before what it holds begins to move. */
const seenPart = 0.35

/**
 * A box that knows whether it has been seen: `data-seen` is `no` while it waits below the window
 * and `yes` from the first time it is in it. Without script it says nothing, and its
 * stylesheet shows what it holds as it is at the end.
 */
export function WhenSeen({ className, children }: { className?: string; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  const [seen, setSeen] = useState<'no' | 'yes'>()

  useEffect(() => {
    if (!box.current || !('IntersectionObserver' in window)) return
    const observer = new IntersectionObserver(
      ([last]) => {
        setSeen(last?.isIntersecting ? 'yes' : 'no')
        if (last?.isIntersecting) observer.disconnect()
      },
      { threshold: seenPart },
    )
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [])

  return (
    <div ref={box} className={className} data-seen={seen}>
      {children}
    </div>
  )
}
