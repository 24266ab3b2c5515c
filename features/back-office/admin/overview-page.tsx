'use client'

import { DashboardPage } from '@/components/dashboard-page/dashboard-page'
import { FailedPart } from '@/components/dashboard-page/failed-part'
import { EmptyState } from '@/components/empty-state/empty-state'
import { MotifLines } from '@/components/motif/motif-lines'
import { Skeleton } from '@/components/skeleton/skeleton'
import { endpointQuery } from '@/lib/api/query-options'
import { useRights } from '@/lib/auth/use-rights'
import { formatNumber } from '@/lib/i18n/format'
import { useInterfaceLocale } from '@/lib/i18n/interface-locale'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import type { ComponentType } from 'react'
import { Link } from 'react-router-dom'
import { waitingForMe } from '../contract'
import { workListPath } from '../rules'
import { SetupChecklist } from '../setup/admin/setup-checklist'
import { AreaTiles } from './area-tiles'
import styles from './overview-page.module.css'

/** The first screen after the login: what waits for this person, and for admins what is to be set up. */
export function OverviewPage({ samples: Samples }: { samples: ComponentType }) {
  const t = useTranslations('admin')
  const locale = useInterfaceLocale()
  const { data, isPending, isError, refetch } = useQuery(endpointQuery(waitingForMe))
  const isAdmin = useRights()('admin')
  const waiting = (data ?? []).filter(({ count }) => count > 0)
  return (
    <DashboardPage
      title={t('areas.overview')}
      suffix={t('title')}
      facts={data && t('overview.lead', { count: waiting.length })}
    >
      {isPending && <Skeleton shape="row" count={4} label={t('loading')} />}
      {isError && <FailedPart onRetry={() => void refetch()} />}
      {data && waiting.length === 0 && (
        <EmptyState
          title={t('overview.none')}
          text={t('overview.noneText')}
          motif={<MotifLines seed="nothing-waits" />}
        />
      )}
      {waiting.length > 0 && (
        <ul aria-label={t('overview.waiting')} className={styles.waiting}>
          {waiting.map(({ area, count }) => (
            <li key={area} className={styles.item}>
              <span className={styles.count}>{formatNumber(count, locale)}</span>
              <Link to={workListPath(area)} className={styles.link}>
                {t(`overview.task.${area}`, { count })}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {isAdmin && <SetupChecklist />}
      {isAdmin && <Samples />}
      <AreaTiles />
    </DashboardPage>
  )
}
