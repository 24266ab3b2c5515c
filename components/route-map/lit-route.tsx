import type { RoutePartner } from './partners'
import styles from './route-map.module.css'
import { sheet, world } from './sheet'

/** One route of the map in full colour, with its country; goods move along it where slides turn. */
export function LitRoute({ partner }: { partner: RoutePartner }) {
  const part = (name: string) => `${world}#${name}-${partner}`
  return (
    <svg className={styles.map} viewBox={sheet} aria-hidden="true">
      <use className={styles.country} href={part('country')} />
      <use className={styles.rail} href={part('way')} />
      <use className={styles.bed} href={part('way')} />
      <use className={styles.way} href={part('way')} />
      <use className={styles.goods} href={part('road')} />
      <use className={styles.end} href={part('end')} />
      <use href={`${world}#home`} />
    </svg>
  )
}
