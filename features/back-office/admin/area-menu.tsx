'use client'

import { Icon } from '@/components/icon/icon'
import { useTranslations } from 'next-intl'
import { NavLink } from 'react-router-dom'
import { areaIcons, useAreas } from './areas-context'
import styles from './frame.module.css'

/** The sections that somebody's roles open. */
export function AreaMenu({ onGo }: { onGo: () => void }) {
  const t = useTranslations('admin')
  return (
    <ul>
      {useAreas().map((area) => (
        <li key={area}>
          <NavLink to={`/${area}`} className={styles.area} onClick={onGo}>
            <Icon name={areaIcons[area]} />
            {t(`areas.${area}`)}
          </NavLink>
        </li>
      ))}
    </ul>
  )
}
