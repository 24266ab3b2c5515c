import { Icon } from '@/components/icon/icon'
import type { IconName } from '@/components/icon/names'
import type { ReactNode } from 'react'
import styles from './tile.module.css'

interface TileProps {
  icon: IconName
  /** The name of the choice as a link, which takes this class. */
  link: (className: string | undefined) => ReactNode
  /** A line about it. */
  children: ReactNode
}

/** A choice of a list: the whole tile is clickable, and holds one real link. */
export function Tile({ icon, link, children }: TileProps) {
  return (
    <li className={styles.tile}>
      <Icon name={icon} className={styles.icon} />
      <p className={styles.name}>{link(styles.link)}</p>
      <p className={styles.text}>{children}</p>
    </li>
  )
}
