'use client'

import { Button } from '@/components/button/button'
import { BackLink } from '@/components/dashboard-page/back-link'
import { DashboardPage } from '@/components/dashboard-page/dashboard-page'
import { FailedPart } from '@/components/dashboard-page/failed-part'
import { EmptyState } from '@/components/empty-state/empty-state'
import { Skeleton } from '@/components/skeleton/skeleton'
import { endpointQuery } from '@/lib/api/query-options'
import { localized } from '@/lib/bilingual/in-locale'
import { formatInstant } from '@/lib/i18n/format'
import { useInterfaceLocale } from '@/lib/i18n/interface-locale'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { StateChip } from '../../admin/state-chip'
import { contentRecord } from '../../contract'
import { versionList } from '../contract'
import { VersionDifference } from './version-difference'
import styles from './versions-screen.module.css'

/** The versions of a record, and what each changed. */
export function VersionsScreen() {
  const t = useTranslations('admin')
  const locale = useInterfaceLocale()
  const { kind = '', id = '' } = useParams()
  const params = { kind, id }
  const detail = useQuery(endpointQuery(contentRecord, { params }))
  const [page, setPage] = useState(1)
  const [chosen, setChosen] = useState<number | null>(null)
  const versions = useQuery(endpointQuery(versionList, { params, query: { page, per_page: 50 } }))
  const rows = versions.data?.data ?? []
  const shown = chosen ?? rows[0]?.version
  const label = detail.data && localized(detail.data, 'label', locale)
  return (
    <DashboardPage
      title={t('content.versions')}
      suffix={t('title')}
      back={
        <BackLink to={`/content/${kind}/${id}`}>
          <span lang={label?.lang}>{label?.text || t(`kinds.${kind}`)}</span>
        </BackLink>
      }
    >
      {versions.isPending && <Skeleton shape="row" count={5} label={t('loading')} />}
      {versions.isError && <FailedPart onRetry={() => void versions.refetch()} />}
      {versions.data?.total === 0 && <EmptyState title={t('content.noVersions')} />}
      {rows.length > 0 && (
        <div className={styles.columns}>
          <ol className={styles.list}>
            {rows.map((row) => (
              <li key={row.version}>
                <button
                  type="button"
                  className={styles.version}
                  aria-pressed={row.version === shown}
                  onClick={() => setChosen(row.version)}
                >
                  <span className={styles.what}>
                    {row.version === 0
                      ? t('content.before')
                      : t('content.version', {
                          number: row.version,
                          action: t(`content.actions.${row.action}`),
                        })}
                  </span>
                  <span className={styles.when}>
                    {[row.by?.name, row.version > 0 && formatInstant(row.at, locale)]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                  <span>
                    <StateChip of={{ state: row.state, removes: false }} />
                  </span>
                </button>
              </li>
            ))}
            {versions.data && versions.data.total > page * 50 && (
              <li>
                <Button variant="quiet" onClick={() => setPage(page + 1)}>
                  {t('content.next')}
                </Button>
              </li>
            )}
          </ol>
          {shown !== undefined && detail.data && (
            <VersionDifference key={shown} {...{ kind, id, version: shown }} detail={detail.data} />
          )}
        </div>
      )}
    </DashboardPage>
  )
}
