'use client'

import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import styles from './map-opener.module.css'
import type { WorldMapProps } from './world-map'

const LazyWorldMap = lazy(() =>
  import('./world-map').then(({ WorldMap }) => ({ default: WorldMap })),
)

/** Loads the script and shapes of the map when it is about to scroll into view. */
export function MapOpener(props: WorldMapProps) {
  const place = useRef<HTMLDivElement>(null)
  const [near, setNear] = useState(false)
  useEffect(() => {
    if (!place.current) return
    const observer = new IntersectionObserver(
      ([last]) => {
        if (last?.isIntersecting) setNear(true)
      },
      { rootMargin: '200px' },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [])
  const waiting = <p className={styles.waiting}>{props.texts.loading}</p>
  return (
    <div ref={place} className={styles.place}>
      <noscript>
        <p className={styles.waiting}>{props.texts.noScript}</p>
      </noscript>
      {near ? (
        <Suspense fallback={waiting}>
          <LazyWorldMap {...props} />
        </Suspense>
      ) : (
        <div className={styles.sea} />
      )}
    </div>
  )
}
