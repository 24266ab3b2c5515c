'use client'

import { Icon } from '@/components/icon/icon'
import type { IconName } from '@/components/icon/names'
import { useTranslations } from 'next-intl'
import { NavLink } from 'react-router-dom'
import { useAreas } from './areas-context'
import type { Area } from '../rules'
import styles from './frame.module.css'

const signs: Record<Area, IconName> = {
  work: 'clock',
  content: 'file',
  media: 'picture',
  datasets: 'download',
  facts: 'calendar',
  enquiries: 'mail',
  approvals: 'check',
  numbers: 'chart',
  people: 'user',
  trail: 'guide',
  guide: 'info',
  security: 'shield',
}

/** The sections that somebody's roles open. */
export function AreaMenu({ onGo }: { onGo: () => void }) {
  const t = useTranslations('admin')
  return (
    <ul>
      {useAreas().map((area) => (
        <li key={area}>
          <NavLink to={`/${area}`} className={styles.area} onClick={onGo}>
            <Icon name={signs[area]} />
            {t(`areas.${area}`)}
          </NavLink>
        </li>
      ))}
    </ul>
  )
}
