'use client'

import { Stack } from '@/components/layout/stack'
import { Text } from '@/components/layout/text'
import { Tile } from '@/components/tile/tile'
import { useTranslations } from 'next-intl'
import { Link } from 'react-router-dom'
import styles from './area-tiles.module.css'
import { areaIcons, useAreas } from './areas-context'

/** What the other sections are for, on the first screen of the back office. */
export function AreaTiles() {
  const t = useTranslations('areaTiles')
  const admin = useTranslations('admin')
  const areas = useAreas().filter((area) => area !== 'overview')
  return (
    <Stack aria-labelledby="area-tiles" as="section" gap={3}>
      <Text id="area-tiles" as="h2" tone="title" step={1}>
        {t('title')}
      </Text>
      <ul className={styles.list}>
        {areas.map((area) => (
          <Tile
            key={area}
            icon={areaIcons[area]}
            link={(className) => (
              <Link to={`/${area}`} {...(className && { className })}>
                {admin(`areas.${area}`)}
              </Link>
            )}
          >
            {t(`purpose.${area}`)}
          </Tile>
        ))}
      </ul>
    </Stack>
  )
}
