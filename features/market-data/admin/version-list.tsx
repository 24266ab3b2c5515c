'use client'

import { DescribedRow } from '@/components/work-record/described-row'
import { formatInstant, formatNumber } from '@/lib/i18n/format'
import { useInterfaceLocale } from '@/lib/i18n/interface-locale'
import { useTranslations } from 'next-intl'
import type { Version } from '../versions/contract'
import { VersionState } from './version-state'

/** The versions of a dataset, newest first; each opens its page. */
export function VersionList({
  dataset,
  versions,
}: {
  dataset: number
  versions: readonly Version[]
}) {
  const t = useTranslations('admin.marketData')
  const locale = useInterfaceLocale()
  return (
    <ul>
      {versions.map(({ id, state, file_name, rows_loaded, created_at, created_by }) => (
        <DescribedRow
          key={id}
          to={`/datasets/${dataset}/${id}`}
          label={<bdi>{file_name || t('shipped')}</bdi>}
        >
          <VersionState state={state} />
          <span>{t('rows', { count: rows_loaded, rows: formatNumber(rows_loaded, locale) })}</span>
          <span>{formatInstant(created_at, locale)}</span>
          <span>{created_by ? <bdi>{created_by.name}</bdi> : t('portal')}</span>
        </DescribedRow>
      ))}
    </ul>
  )
}
