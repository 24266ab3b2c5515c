'use client'

import { Glyph } from '@/components/icon/glyph'
import * as drawings from '@/components/icon/paths'
import type { IconDrawing } from '@/components/icon/paths'
import { useTranslations } from 'next-intl'
import { NavLink } from 'react-router-dom'
import { useAreas } from './areas-context'
import type { Area } from '../rules'
import styles from './frame.module.css'

const signs: Record<Area, IconDrawing> = {
  work: drawings.clock,
  content: drawings.file,
  media: drawings.picture,
  enquiries: drawings.mail,
  approvals: drawings.check,
  numbers: drawings.chart,
  people: drawings.user,
  trail: drawings.guide,
  security: drawings.shield,
}

/** The sections that somebody's roles open. */
export function AreaMenu({ onGo }: { onGo: () => void }) {
  const t = useTranslations('admin')
  return (
    <ul>
      {useAreas().map((area) => (
        <li key={area}>
          <NavLink to={`/${area}`} className={styles.area} onClick={onGo}>
            <Glyph drawing={signs[area]} />
            {t(`areas.${area}`)}
          </NavLink>
        </li>
      ))}
    </ul>
  )
}
