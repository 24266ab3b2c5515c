'use client'

import { DashboardPage } from '@/components/dashboard-page/dashboard-page'
import { FailedPart } from '@/components/dashboard-page/failed-part'
import { EmptyState } from '@/components/empty-state/empty-state'
import { PressChips } from '@/components/press-chips/press-chips'
import { SearchBox } from '@/components/search-box/search-box'
import { Skeleton } from '@/components/skeleton/skeleton'
import { PageSteps } from '@/components/work-list/page-steps'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { useListController } from 'react-admin'
import type { Medium } from '../contract'
import { MediumCard } from './medium-card'
import styles from './media-library.module.css'

/** Pictures and documents of the portal, with their alternative texts. */
export function MediaLibrary({ uploads }: { uploads?: ReactNode }) {
  const t = useTranslations('admin')
  const list = useListController<Medium & { id: string }>({
    resource: 'media',
    perPage: 24,
    exporter: false,
  })
  const { data = [], total = 0, isPending, error, refetch, filterValues, setFilters } = list
  const choices = [
    ['kind', 'picture', t('media.pictures')],
    ['kind', 'document', t('media.documents')],
    ['without_alt', '1', t('media.withoutAlt')],
  ] as const
  const chips = choices.map(([filter, name, text]) => {
    const isPressed = filterValues[filter] === name
    const next = isPressed ? undefined : name
    const onPress = () => setFilters({ ...filterValues, [filter]: next }, {}, false)
    return { name, text, isPressed, onPress }
  })
  const pages = Math.max(1, Math.ceil(total / list.perPage))
  return (
    <DashboardPage
      title={t('areas.media')}
      suffix={t('title')}
      facts={!isPending && !error && <span role="status">{t('media.found', { total })}</span>}
    >
      {uploads}
      <div className={styles.search}>
        <SearchBox
          label={t('content.find')}
          text={t('content.search')}
          onSearch={(q) => setFilters({ ...filterValues, q: q || undefined }, {}, false)}
        />
      </div>
      <PressChips label={t('media.show')} chips={chips} />
      {isPending && <Skeleton shape="card" count={6} label={t('loading')} />}
      {error && <FailedPart onRetry={() => void refetch()} />}
      {!isPending && !error && total === 0 && <EmptyState title={t('media.none')} />}
      <ul className={styles.grid}>
        {data.map((medium) => (
          <li key={medium.key}>
            <MediumCard medium={medium} />
          </li>
        ))}
      </ul>
      <PageSteps page={list.page} count={pages} onPage={list.setPage} />
    </DashboardPage>
  )
}
