import { mapLooks, patternId, type MapLook } from '../rules'
import styles from './agreement-patterns.module.css'

/** The side of a tile of a pattern in pixels. */
const tile = 8

/** What is drawn on the ground of each look, on a tile; `plain` has its ground alone. */
const drawings: Readonly<Record<MapLook, string>> = {
  plain: '',
  slanted: 'M-2,2L2,-2M0,8L8,0M6,10L10,6',
  dotted: 'M2,2h0M6,6h0',
  level: 'M0,2H8M0,6H8',
  upright: 'M2,0V8M6,0V8',
  crossed: 'M0,4H8M4,0V8',
  leaning: 'M-2,6L2,10M0,0L8,8M6,-2L10,2',
  black: 'M4,4h0',
  red: 'M4,0V8',
}

/** The patterns of the agreements, once for the list and the map. */
export function AgreementPatterns() {
  return (
    <svg className={styles.store} width="0" height="0" aria-hidden="true">
      <defs>
        {mapLooks.map((look) => (
          <pattern
            key={look}
            id={patternId(look)}
            className={styles[look]}
            width={tile}
            height={tile}
            patternUnits="userSpaceOnUse"
          >
            <rect width={tile} height={tile} />
            <path d={drawings[look]} />
          </pattern>
        ))}
      </defs>
    </svg>
  )
}
