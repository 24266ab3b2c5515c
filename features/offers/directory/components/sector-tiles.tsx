import { EmptyState } from '@/components/empty-state/empty-state'
import { Row } from '@/components/layout/row'
import { Link } from '@/components/link/link'
import { Picture } from '@/components/picture/picture'
import type { SceneName } from '@/components/scene/names'
import { Scene } from '@/components/scene/scene'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import styles from './sector-tiles.module.css'

interface SectorTilesProps {
  title: string
  tiles: readonly {
    id: number
    href: string
    name: ReactNode
    image?: string | null
    scene?: SceneName
  }[]
  /** The switch between products and services, where the page has one. */
  children?: ReactNode
}

/** Sectors or sub-sectors to choose from, each as one link. */
export function SectorTiles({ title, tiles, children }: SectorTilesProps) {
  const t = useTranslations('lists.empty')
  return (
    <section className={styles.section}>
      <Row gap={5} lineGap={3} align="center" justify="between" below={4}>
        <h2 className={styles.title}>{title}</h2>
        {children}
      </Row>
      {tiles.length === 0 && <EmptyState title={t('title')} text={t('text')} />}
      <ul className={styles.tiles}>
        {tiles.map(({ id, href, name, image = null, scene }) => (
          <li key={id} className={styles.tile}>
            {(image ?? scene) && (
              <Picture
                src={image}
                alt=""
                fallback={scene && <Scene name={scene} />}
                sizes="(width < 600px) 56px, 300px"
                className={styles.picture}
              />
            )}
            <h3 className={styles.name}>
              <Link href={href} look="bare" covers className={styles.link}>
                {name}
              </Link>
            </h3>
          </li>
        ))}
      </ul>
    </section>
  )
}
