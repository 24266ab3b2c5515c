'use client'

import { Alert } from '@/components/alert/alert'
import { EmptyState } from '@/components/empty-state/empty-state'
import { LoadedRecord } from '@/components/work-record/loaded-record'
import { RecordPage } from '@/components/work-record/record-page'
import { RecordPart } from '@/components/work-record/record-part'
import { endpointQuery } from '@/lib/api/query-options'
import { formatInstant, formatNumber } from '@/lib/i18n/format'
import { useInterfaceLocale } from '@/lib/i18n/interface-locale'
import { isolated } from '@/lib/i18n/isolated'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useParams } from 'react-router-dom'
import { staffVersion, type VersionDetail } from '../versions/contract'
import { DifferenceTable } from './difference-table'
import { RefusedLines } from './refused-lines'
import { VersionActions } from './version-actions'
import { VersionState } from './version-state'

const number = /^[1-9]\d{0,8}$/

/** One version: how far its loading is, what was refused, what it would change, and what can be done. */
export function VersionPage() {
  const t = useTranslations('admin.marketData')
  const { id = '', version = '' } = useParams()
  if (!number.test(id) || !number.test(version)) return <EmptyState title={t('unknown')} />
  return <LoadedVersion id={Number(version)} />
}

function LoadedVersion({ id }: { id: number }) {
  const query = useQuery({
    ...endpointQuery(staffVersion, { params: { id } }),
    refetchInterval: ({ state }) => (state.data?.state === 'loading' ? 1_000 : false),
  })
  return (
    <LoadedRecord query={query}>
      {(version) => <Content version={version} onChange={() => void query.refetch()} />}
    </LoadedRecord>
  )
}

function Content({ version, onChange }: { version: VersionDetail; onChange: () => void }) {
  const t = useTranslations('admin.marketData')
  const locale = useInterfaceLocale()
  const { dataset_id, state, file_name, created_at, created_by, report, difference } = version
  const count = (rows: number) => ({ count: rows, rows: formatNumber(rows, locale) })
  return (
    <RecordPage
      title={file_name || t('shipped')}
      back={{ to: `/datasets/${dataset_id}`, text: t('backToDataset') }}
      facts={
        <>
          <VersionState state={state} />
          {report.period !== '' && <span>{t('figuresOf', { period: report.period })}</span>}
          {report.source !== '' && (
            <>
              <span>{t('sourceOf', { source: isolated(report.source, locale) })}</span>
              <span>
                {report.licence === ''
                  ? t('noLicence')
                  : t('licenceOf', { licence: isolated(report.licence, locale) })}
              </span>
            </>
          )}
          <span>{formatInstant(created_at, locale)}</span>
          <span>{created_by ? <bdi>{created_by.name}</bdi> : t('portal')}</span>
        </>
      }
      aside={
        <RecordPart title={t('actions')}>
          <VersionActions version={version} onChange={onChange} />
        </RecordPart>
      }
    >
      <RecordPart title={t('loaded')}>
        <div role="status">
          {state === 'loading' && <progress aria-label={t('state.loading')} />}
          <p>{t('linesRead', count(version.rows_read))}</p>
        </div>
        <p>{t('rows', count(version.rows_loaded))}</p>
        {report.skipped > 0 && <p>{t('skipped', count(report.skipped))}</p>}
        {report.file && (
          <Alert tone="error" word={t('error')} title={t('fileRefused')}>
            {t(`fileReason.${report.file.reason}`)}{' '}
            {report.file.detail && <bdi dir="ltr">{report.file.detail}</bdi>}
          </Alert>
        )}
      </RecordPart>
      {version.rows_refused > 0 && (
        <RecordPart title={t('refused.title')}>
          <RefusedLines version={version} />
        </RecordPart>
      )}
      {state !== 'loading' && state !== 'refused' && (
        <RecordPart title={t('difference.title')}>
          {difference ? (
            <DifferenceTable difference={difference} />
          ) : (
            <p>{t('difference.first')}</p>
          )}
        </RecordPart>
      )}
    </RecordPage>
  )
}
