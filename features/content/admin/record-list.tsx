'use client'

import { Button, buttonClass } from '@/components/button/button'
import { BackLink } from '@/components/dashboard-page/back-link'
import { DashboardPage } from '@/components/dashboard-page/dashboard-page'
import { FailedPart } from '@/components/dashboard-page/failed-part'
import { EmptyState } from '@/components/empty-state/empty-state'
import { Glyph } from '@/components/icon/glyph'
import { plus, sort } from '@/components/icon/paths'
import { Skeleton } from '@/components/skeleton/skeleton'
import { PageSteps } from '@/components/work-list/page-steps'
import type { OutputOf } from '@/lib/api/endpoint'
import { useTranslations } from 'next-intl'
import { useListController } from 'react-admin'
import { Link, Navigate, useParams } from 'react-router-dom'
import { contentKinds, type contentList } from '../contract'
import { positionOf, sortsOf } from '../kinds/rules'
import type { ContentKind } from '../kinds/contract'
import { RecordFilters } from './record-filters'
import { RecordRow } from './record-row'
import { UnknownKind } from './unknown-kind'
import styles from './record-list.module.css'
import { useKindRights } from './kind-rights'

type Row = OutputOf<typeof contentList>['data'][number]

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

/** The default sort of a kind, as react-admin expects it. */
function defaultSort(kind: ContentKind) {
  const [first = 'id'] = sortsOf(kind)
  return first.endsWith('-desc')
    ? ({ field: first.slice(0, -'-desc'.length), order: 'DESC' } as const)
    : ({ field: first, order: 'ASC' } as const)
}

function Records({ name, kind }: { name: string; kind: ContentKind }) {
  const t = useTranslations('admin')
  const rights = useKindRights(name)
  const list = useListController<Row>({
    resource: `content/${name}`,
    perPage: 25,
    sort: defaultSort(kind),
    exporter: false,
    storeKey: `content.${name}`,
  })
  const { data = [], total = 0, isPending, error, refetch, filterValues } = list
  const isFiltered = Object.values(filterValues).some(Boolean)
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
              <Glyph drawing={plus} />
              {t('content.add')}
            </Link>
          )}
          {rights.mayWrite && !rights.fourEyes && positionOf(kind) && (
            <Link to="order" className={buttonClass('secondary')}>
              <Glyph drawing={sort} />
              {t('content.order')}
            </Link>
          )}
        </>
      }
    >
      <RecordFilters kind={kind} list={list} />
      {isPending && <Skeleton shape="row" count={8} label={t('loading')} />}
      {error && <FailedPart onRetry={() => void refetch()} />}
      {!isPending && !error && total === 0 && (
        <EmptyState
          title={isFiltered ? t('content.noneFound') : t('content.noneYet')}
          action={
            isFiltered && (
              <Button variant="secondary" onClick={() => list.setFilters({}, {}, false)}>
                {t('content.clearFilters')}
              </Button>
            )
          }
        />
      )}
      {data.length > 0 && (
        <>
          <ul className={styles.list}>
            {data.map((row) => (
              <RecordRow key={row.id} row={row} />
            ))}
          </ul>
          <PageSteps
            isCentred
            page={list.page}
            count={Math.max(1, Math.ceil(total / list.perPage))}
            onPage={list.setPage}
          />
        </>
      )}
    </DashboardPage>
  )
}
