'use client'

import { patternId, type MapLook } from '../rules'
import styles from './look-sample.module.css'

/** How a group is drawn on the map, in front of its name. */
export function LookSample({ look }: { look: MapLook }) {
  return (
    <svg className={styles.sample} width="28" height="18" aria-hidden="true">
      <rect width="28" height="18" rx="3" fill={`url(#${patternId(look)})`} />
    </svg>
  )
}
