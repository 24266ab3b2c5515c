'use client'

import { Row } from '@/components/layout/row'
import type { Locale } from '@/lib/i18n/locale'
import type { MapGroup } from '../rules'
import { CountryFinder, type FinderTexts } from './country-finder'
import styles from './map-and-list.module.css'
import { MapOpener } from './map-opener'
import type { WorldMapProps } from './world-map'

interface MapAndListProps {
  locale: Locale
  groups: readonly MapGroup[]
  texts: {
    map: WorldMapProps['texts']
    finder: FinderTexts
    /** What the list does not name. */
    key: Record<'small' | 'none', string>
  }
}

/** The map and the list of its countries, which is its key: who points at a group sees it alone. */
export function MapAndList({ locale, groups, texts }: MapAndListProps) {
  return (
    <CountryFinder locale={locale} groups={groups} texts={texts.finder}>
      {(lit) => (
        <>
          <MapOpener groups={groups} lit={lit} texts={texts.map} />
          <Row as="ul" gap={5} lineGap={1} tone="soft" step={-1} above={2} className={styles.key}>
            <li className={styles.home}>{texts.map.home}</li>
            <li className={styles.small}>{texts.key.small}</li>
            <li className={styles.land}>{texts.key.none}</li>
          </Row>
        </>
      )}
    </CountryFinder>
  )
}
