'use client'

import { Alert } from '@/components/alert/alert'
import { BackLink } from '@/components/dashboard-page/back-link'
import { DashboardPage } from '@/components/dashboard-page/dashboard-page'
import { FailedPart } from '@/components/dashboard-page/failed-part'
import { EmptyState } from '@/components/empty-state/empty-state'
import { Skeleton } from '@/components/skeleton/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { Navigate, useParams } from 'react-router-dom'
import { contentKinds } from '../contract'
import { choiceKey } from '../editing/rules'
import { positionOf } from '../kinds/rules'
import type { ContentKind } from '../kinds/contract'
import { orderGroups } from '../rules'
import { allRecords } from '../queries'
import { useFieldName } from '../editing/admin/field-texts'
import { useKindRights } from './kind-rights'
import { OrderGuard } from './order-guard'
import { OrderList } from './order-list'
import styles from './order-list.module.css'
import { UnknownKind } from './unknown-kind'

/** The order of a kind's records within each of its groups. */
export function OrderScreen() {
  const { kind: name = '' } = useParams()
  const kind = contentKinds[name]
  if (name === 'pages' || name === 'menu-pages') return <Navigate to="/content/tree" replace />
  if (!kind || !positionOf(kind)) return <UnknownKind />
  return (
    <OrderGuard key={name}>
      <Orders name={name} kind={kind} />
    </OrderGuard>
  )
}

function Orders({ name, kind }: { name: string; kind: ContentKind }) {
  const t = useTranslations('admin')
  const { fourEyes } = useKindRights(name)
  const nameOf = useFieldName(name)
  const rows = useQuery({
    queryKey: [`content/${name}`, 'order'] as const,
    queryFn: () => allRecords(name, { sort: 'sort-asc', state: 'published' }),
  })
  const groups = rows.data ? orderGroups(rows.data, { ...positionOf(kind), ...kind }) : []
  const choiceText = (field: string, value: unknown) =>
    value === null || value === undefined ? '–' : t(`choices.${choiceKey(field, String(value))}`)
  return (
    <DashboardPage
      title={t('content.orderOf', { kind: t(`kinds.${name}`) })}
      suffix={t('title')}
      back={<BackLink to={`/content/${name}`}>{t(`kinds.${name}`)}</BackLink>}
      facts={!fourEyes && t('content.orderHelp')}
    >
      {fourEyes && (
        <Alert tone="info" word={t('notice')}>
          <p>{t('content.orderFourEyes')}</p>
        </Alert>
      )}
      {rows.isPending && <Skeleton shape="row" count={6} label={t('loading')} />}
      {rows.isError && <FailedPart onRetry={() => void rows.refetch()} />}
      {rows.data && groups.length === 0 && <EmptyState title={t('content.nothingToOrder')} />}
      {groups.map(({ key, among, rows: ordered }) => (
        <OrderList
          key={`${key} ${ordered.map(({ id }) => id).join(' ')}`}
          name={name}
          title={
            <h2 className={styles.title}>
              {among
                .map(([field, value]) =>
                  t('content.among', {
                    field: nameOf(field),
                    value: choiceText(field, value),
                  }),
                )
                .join(' · ') || t(`kinds.${name}`)}
            </h2>
          }
          rows={ordered}
        />
      ))}
    </DashboardPage>
  )
}
