'use client'

import { VisuallyHidden } from '@/components/visually-hidden/visually-hidden'
import { Icon } from '@/components/icon/icon'
import { endpointQuery } from '@/lib/api/query-options'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { NavLink } from 'react-router-dom'
import { waitingForMe } from '../contract'
import { areaIcons, useAreas } from './areas-context'
import styles from './frame.module.css'

/** Milliseconds after which what waits is counted again. */
const countAgainAfter = 15_000

/** The sections that somebody's roles open, with the number of records that wait in each. */
export function AreaMenu({ onGo }: { onGo: () => void }) {
  const t = useTranslations('admin')
  const { data } = useQuery({ ...endpointQuery(waitingForMe), refetchInterval: countAgainAfter })
  const counts = new Map<string, number>((data ?? []).map(({ area, count }) => [area, count]))
  return (
    <ul>
      {useAreas().map((area) => (
        <li key={area}>
          <NavLink to={`/${area}`} className={styles.area} onClick={onGo}>
            <Icon name={areaIcons[area]} />
            {t(`areas.${area}`)} <WaitingCount count={counts.get(area) ?? 0} />
          </NavLink>
        </li>
      ))}
    </ul>
  )
}

function WaitingCount({ count }: { count: number }) {
  const t = useTranslations('admin')
  if (count === 0) return null
  return (
    <span className={styles.count}>
      <span aria-hidden="true">{count}</span>
      <VisuallyHidden>{t('waiting', { count })}</VisuallyHidden>
    </span>
  )
}
