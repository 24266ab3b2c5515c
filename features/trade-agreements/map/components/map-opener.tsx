'use client'

import { lazyPart } from '@/components/first-use/lazy-part'
import { WhenNear } from '@/components/when-near/when-near'
import { Suspense } from 'react'
import styles from './map-opener.module.css'
import type { WorldMapProps } from './world-map'

const LazyWorldMap = lazyPart(async () => (await import('./world-map')).WorldMap)

/** Loads the script and shapes of the map when it is about to scroll into view. */
export function MapOpener(props: WorldMapProps) {
  const waiting = (
    <div className={styles.sea}>
      <p className={styles.waiting}>{props.texts.loading}</p>
    </div>
  )
  return (
    <div className={styles.place}>
      <noscript>
        <p className={styles.waiting}>{props.texts.noScript}</p>
      </noscript>
      <div className={styles.space}>
        <WhenNear ahead="200px" shape={<div className={styles.sea} />}>
          <Suspense fallback={waiting}>
            <LazyWorldMap {...props} />
          </Suspense>
        </WhenNear>
      </div>
    </div>
  )
}
