'use client'

import { Button, buttonClass } from '@/components/button/button'
import { BackLink } from '@/components/dashboard-page/back-link'
import { DashboardPage } from '@/components/dashboard-page/dashboard-page'
import { FailedPart } from '@/components/dashboard-page/failed-part'
import { EmptyState } from '@/components/empty-state/empty-state'
import { Icon } from '@/components/icon/icon'
import { MotifLines } from '@/components/motif/motif-lines'
import { Skeleton } from '@/components/skeleton/skeleton'
import { ListPages } from '@/components/work-list/list-pages'
import { useWorkList } from '@/components/work-list/use-work-list'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Link, Navigate, useParams } from 'react-router-dom'
import { contentKinds } from '../contract'
import { positionOf } from '../kinds/rules'
import type { ContentKind } from '../kinds/contract'
import { contentPage } from '../queries'
import { contentListShape } from '../search-params'
import { RecordFilters } from './record-filters'
import { RecordRow } from './record-row'
import { UnknownKind } from './unknown-kind'
import styles from './record-list.module.css'
import { useKindRights } from './kind-rights'

/** The list of a kind; a kind with one record opens it at once. */
export function RecordList() {
  const { kind: name = '' } = useParams()
  const kind = contentKinds[name]
  if (!kind) return <UnknownKind />
  return kind.fixed === 'one' ? (
    <Navigate to={`/content/${name}/1`} replace />
  ) : (
    <Records key={name} name={name} kind={kind} />
  )
}

function Records({ name, kind }: { name: string; kind: ContentKind }) {
  const t = useTranslations('admin')
  const rights = useKindRights(name)
  const [shape] = useState(() => contentListShape(kind))
  const list = useWorkList({
    resource: `content/${name}`,
    shape,
    load: (_query, view) => contentPage(name, view),
  })
  const { rows, total, state, show, isPending, error, refetch, isNarrowed } = list
  const mayAdd = rights.mayWrite && !kind.fixed
  return (
    <DashboardPage
      title={t(`kinds.${name}`)}
      suffix={t('title')}
      back={<BackLink to="/content">{t('areas.content')}</BackLink>}
      facts={!isPending && !error && <span role="status">{t('content.found', { total })}</span>}
      actions={
        <>
          {mayAdd && (
            <Link to="new" className={buttonClass('primary')}>
              <Icon name="plus" />
              {t('content.add')}
            </Link>
          )}
          {rights.mayWrite && !rights.fourEyes && positionOf(kind) && (
            <Link to="order" className={buttonClass('secondary')}>
              <Icon name="sort" />
              {t('content.order')}
            </Link>
          )}
        </>
      }
    >
      <RecordFilters kind={kind} list={list} />
      {isPending && <Skeleton shape="row" count={8} label={t('loading')} />}
      {error && <FailedPart onRetry={refetch} />}
      {!isPending && !error && total === 0 && (
        <EmptyState
          title={isNarrowed ? t('content.noneFound') : t('content.noneYet')}
          motif={<MotifLines seed="no-records" />}
          action={
            isNarrowed && (
              <Button variant="secondary" onClick={() => show(shape.cleared(state))}>
                {t('content.clearFilters')}
              </Button>
            )
          }
        />
      )}
      {rows.length > 0 && (
        <>
          <ul className={styles.list}>
            {rows.map((row) => (
              <RecordRow key={row.id} row={row} />
            ))}
          </ul>
          <ListPages list={list} isCentred />
        </>
      )}
    </DashboardPage>
  )
}
