'use client'

import { Chip } from '@/components/chip/chip'
import { EmptyState } from '@/components/empty-state/empty-state'
import { ConfirmButton } from '@/components/work-record/confirm-button'
import { LoadedRecord } from '@/components/work-record/loaded-record'
import { RecordPage } from '@/components/work-record/record-page'
import { RecordPart } from '@/components/work-record/record-part'
import { useAction } from '@/components/work-record/use-action'
import { call } from '@/lib/api/call'
import type { OutputOf } from '@/lib/api/endpoint'
import { endpointQuery } from '@/lib/api/query-options'
import { inLocale } from '@/lib/bilingual/in-locale'
import { formatDate } from '@/lib/i18n/format'
import { useInterfaceLocale } from '@/lib/i18n/interface-locale'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { Link, useParams } from 'react-router-dom'
import { formatsOfKind } from '../rules'
import { staffDataset, withdrawDataset } from '../versions/contract'
import { CurrentDocuments } from './current-documents'
import { ImportForm } from './import-form'
import styles from './dataset-screens.module.css'
import { VersionList } from './version-list'

/** One dataset: its versions, a new file for it, and its withdrawal. */
export function DatasetPage() {
  const t = useTranslations('admin.marketData')
  const { id = '' } = useParams()
  if (!/^[1-9]\d{0,8}$/.test(id)) return <EmptyState title={t('unknown')} />
  return <Dataset id={Number(id)} />
}

function Dataset({ id }: { id: number }) {
  const query = useQuery({
    ...endpointQuery(staffDataset, { params: { id } }),
    refetchInterval: ({ state }) =>
      state.data?.versions.some((version) => version.state === 'loading') ? 2_000 : false,
  })
  return (
    <LoadedRecord query={query}>
      {(dataset) => <Content dataset={dataset} onChange={() => void query.refetch()} />}
    </LoadedRecord>
  )
}

interface ContentProps {
  dataset: OutputOf<typeof staffDataset>
  onChange: () => void
}

function Content({ dataset, onChange }: ContentProps) {
  const t = useTranslations('admin.marketData')
  const admin = useTranslations('admin')
  const locale = useInterfaceLocale()
  const { id, kind, period, checked_at, overdue, rows, versions } = dataset
  const formats = formatsOfKind[kind]
  return (
    <RecordPage
      title={inLocale(dataset, 'title', locale)}
      back={{ to: '/datasets', text: admin('areas.datasets') }}
      facts={
        <>
          <span>{period === '' ? t('noPeriod') : t('figuresOf', { period })}</span>
          <span>{t('checkedOn', { date: formatDate(checked_at, locale) })}</span>
          {overdue && (
            <Chip tone="danger" icon="clock">
              {t('overdue')}
            </Chip>
          )}
          <Link to={`/content/market-datasets/${id}`}>{t('about')}</Link>
        </>
      }
      aside={
        <>
          <RecordPart title={t('import.title')}>
            {kind === 'documents' && <CurrentDocuments dataset={id} />}
            {formats.length > 0 ? (
              <ImportForm dataset={id} formats={formats} period={period} />
            ) : (
              <p>{t('import.notPossible')}</p>
            )}
          </RecordPart>
          {rows !== null && (
            <RecordPart title={t('withdraw.part')}>
              <Withdrawal id={id} onChange={onChange} />
            </RecordPart>
          )}
        </>
      }
    >
      <RecordPart title={t('versions')}>
        {versions.length === 0 ? (
          <p className={styles.meta}>{t('noVersions')}</p>
        ) : (
          <VersionList dataset={id} versions={versions} />
        )}
      </RecordPart>
    </RecordPage>
  )
}

function Withdrawal({ id, onChange }: { id: number; onChange: () => void }) {
  const t = useTranslations('admin.marketData.withdraw')
  const { run } = useAction()
  return (
    <ConfirmButton
      text={t('text')}
      title={t('title')}
      warning={t('warning')}
      onConfirm={() =>
        run(async () => {
          await call(withdrawDataset, { params: { id } })
          onChange()
          return t('done')
        })
      }
    />
  )
}
