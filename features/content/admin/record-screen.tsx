'use client'

import { DashboardPage } from '@/components/dashboard-page/dashboard-page'
import { FailedPart } from '@/components/dashboard-page/failed-part'
import { Skeleton } from '@/components/skeleton/skeleton'
import { endpointQuery } from '@/lib/api/query-options'
import { Problem } from '@/lib/api/problem'
import { today } from '@/lib/i18n/today'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useParams } from 'react-router-dom'
import { contentKinds, contentRecord } from '../contract'
import { emptyRecord } from '../editing/rules'
import type { ContentKind } from '../kinds/contract'
import { RecordEditor, type RecordEditorProps } from './record-editor'
import { UnknownKind } from './unknown-kind'

/** One record, or a new one. */
export function RecordScreen({ upkeep }: Pick<RecordEditorProps, 'upkeep'>) {
  const { kind: name = '', id = '' } = useParams()
  const kind = contentKinds[name]
  if (!kind) return <UnknownKind />
  if (id !== 'new')
    return <Found key={`${name}/${id}`} name={name} kind={kind} id={id} upkeep={upkeep} />
  if (kind.fixed) return <UnknownKind />
  const record = emptyRecord(kind, today())
  return <RecordEditor key={`${name}/new`} name={name} kind={kind} record={record} detail={null} />
}

interface FoundProps extends Pick<RecordEditorProps, 'upkeep'> {
  name: string
  kind: ContentKind
  id: string
}

function Found({ name, kind, id, upkeep }: FoundProps) {
  const t = useTranslations('admin')
  const found = useQuery({
    ...endpointQuery(contentRecord, { params: { kind: name, id } }),
    // A form that is being filled in is never replaced by fresh data.
    refetchOnWindowFocus: false,
  })
  if (found.data) {
    return (
      <RecordEditor
        name={name}
        kind={kind}
        upkeep={upkeep}
        record={found.data.record}
        detail={found.data}
      />
    )
  }
  if (found.error instanceof Problem && found.error.code === 'not_found') return <UnknownKind />
  return (
    <DashboardPage title={t(`kinds.${name}`)} suffix={t('title')}>
      {found.isPending ? (
        <Skeleton shape="text" count={6} label={t('loading')} />
      ) : (
        <FailedPart onRetry={() => void found.refetch()} />
      )}
    </DashboardPage>
  )
}
