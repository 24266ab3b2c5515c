'use client'

import { DashboardPage } from '@/components/dashboard-page/dashboard-page'
import { Part } from '@/components/layout/part'
import tabs from '@/components/tab-links/tab-links.module.css'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { NavLink } from 'react-router-dom'

const parts = ['reviews', 'links', 'alternatives', 'calendar'] as const

export type UpkeepPart = (typeof parts)[number]

interface UpkeepPageProps {
  part: UpkeepPart
  actions?: ReactNode
  children: ReactNode
}

/** A part of content upkeep, with the way to the others. */
export function UpkeepPage({ part, actions, children }: UpkeepPageProps) {
  const t = useTranslations('admin')
  return (
    <DashboardPage
      title={t('areas.upkeep')}
      suffix={t('title')}
      facts={t(`upkeep.${part}.lead`)}
      actions={actions}
    >
      <Part aria-label={t('upkeep.parts')} as="nav" below={2}>
        <ul className={tabs.tabs}>
          {parts.map((one) => (
            <li key={one}>
              <NavLink
                end
                to={one === 'reviews' ? '/upkeep' : `/upkeep/${one}`}
                className={tabs.tab ?? ''}
              >
                {t(`upkeep.part.${one}`)}
              </NavLink>
            </li>
          ))}
        </ul>
      </Part>
      {children}
    </DashboardPage>
  )
}
