import styles from './route-map.module.css'
import { sheet, world } from './sheet'

/**
 * The map with the routes from the country to its partners, for the eye only. It is not mirrored. The box
 * around it gives its size: a `LitRoute` in a box of the same size lies on it.
 */
export function RouteMap() {
  return (
    <svg className={styles.map} viewBox={sheet} aria-hidden="true">
      <use href={`${world}#map`} />
    </svg>
  )
}
