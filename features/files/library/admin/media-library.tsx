'use client'

import { DashboardPage } from '@/components/dashboard-page/dashboard-page'
import { FailedPart } from '@/components/dashboard-page/failed-part'
import { EmptyState } from '@/components/empty-state/empty-state'
import { PressChips } from '@/components/press-chips/press-chips'
import { SearchBox } from '@/components/search-box/search-box'
import { Skeleton } from '@/components/skeleton/skeleton'
import { ListPages } from '@/components/work-list/list-pages'
import { useWorkList } from '@/components/work-list/use-work-list'
import { assumeType } from '@/lib/api/assume-type'
import { call } from '@/lib/api/call'
import { useTranslations } from 'next-intl'
import type { ComponentType, ReactNode } from 'react'
import { mediaList } from '../contract'
import { mediaListShape } from '../search-params'
import { MediumCard } from './medium-card'
import styles from './media-library.module.css'

interface MediaLibraryProps {
  uploads?: ReactNode
  /** The files that nothing uses. */
  loadUnused: (query: {
    page: number
    per_page: number
  }) => ReturnType<typeof call<typeof mediaList>>
  /** Where a file is used. */
  uses?: ComponentType<{ fileKey: string }>
}

/** Pictures and documents of the portal, with their alternative texts. */
export function MediaLibrary({ uploads, loadUnused, uses }: MediaLibraryProps) {
  const t = useTranslations('admin')
  const Uses = uses
  const list = useWorkList({
    resource: 'media',
    shape: mediaListShape,
    load: ({ unused, ...query }) =>
      unused ? loadUnused(query) : call(mediaList, { query: assumeType(query) }),
  })
  const { rows, total, isPending, error, refetch, valueOf, choose } = list
  const choices = [
    ['kind', 'picture', t('media.pictures')],
    ['kind', 'document', t('media.documents')],
    ['without_alt', '1', t('media.withoutAlt')],
    ['unused', '1', t('media.unused')],
  ] as const
  const chips = choices.map(([filter, value, text]) => {
    const isPressed = valueOf(filter) === value
    const onPress = () => choose(filter, isPressed ? '' : value)
    return { name: `${filter}-${value}`, text, isPressed, onPress }
  })
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
          onSearch={(q) => choose('q', q)}
        />
      </div>
      <PressChips label={t('media.show')} chips={chips} />
      {isPending && <Skeleton shape="card" count={6} label={t('loading')} />}
      {error && <FailedPart onRetry={refetch} />}
      {!isPending && !error && total === 0 && <EmptyState title={t('media.none')} />}
      <ul className={styles.grid}>
        {rows.map((medium) => (
          <li key={medium.key}>
            <MediumCard medium={medium} uses={Uses && <Uses fileKey={medium.key} />} />
          </li>
        ))}
      </ul>
      <ListPages list={list} />
    </DashboardPage>
  )
}
