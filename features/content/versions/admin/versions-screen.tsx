'use client'

import { Button } from '@/components/button/button'
import { BackLink } from '@/components/dashboard-page/back-link'
import { DashboardPage } from '@/components/dashboard-page/dashboard-page'
import { FailedPart } from '@/components/dashboard-page/failed-part'
import { EmptyState } from '@/components/empty-state/empty-state'
import { Note } from '@/components/layout/note'
import { Stack } from '@/components/layout/stack'
import { Text } from '@/components/layout/text'
import { Skeleton } from '@/components/skeleton/skeleton'
import { call } from '@/lib/api/call'
import { endpointKey } from '@/lib/api/endpoint'
import { pageLimit } from '@/lib/api/paging'
import { endpointQuery } from '@/lib/api/query-options'
import { localized } from '@/lib/bilingual/in-locale'
import { formatInstant } from '@/lib/i18n/format'
import { useInterfaceLocale } from '@/lib/i18n/interface-locale'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { StateChip } from '../../admin/state-chip'
import { contentRecord } from '../../contract'
import { versionList } from '../contract'
import { VersionView } from './version-view'
import styles from './versions-screen.module.css'

/** The versions of a record, and what each changed. */
export function VersionsScreen() {
  const t = useTranslations('admin')
  const locale = useInterfaceLocale()
  const { kind = '', id = '' } = useParams()
  const params = { kind, id }
  const detail = useQuery(endpointQuery(contentRecord, { params }))
  const [chosen, setChosen] = useState<number | null>(null)
  const versions = useInfiniteQuery({
    queryKey: [endpointKey(versionList), params],
    initialPageParam: 1,
    queryFn: ({ pageParam: page }) =>
      call(versionList, { params, query: { page, per_page: pageLimit } }),
    getNextPageParam: (last, pages) =>
      last.data.length < pageLimit ? undefined : pages.length + 1,
    select: ({ pages }) => ({
      rows: pages.flatMap(({ data }) => data),
      total: pages.at(-1)?.total ?? 0,
    }),
  })
  const rows = versions.data?.rows ?? []
  const nameOf = ({ version, action }: { version: number; action: string }) =>
    version === 0
      ? t('content.before')
      : t('content.version', { number: version, action: t(`content.actions.${action}`) })
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
          <Stack as="ol" gap={2}>
            {rows.map((row) => (
              <li key={row.version}>
                <button
                  type="button"
                  className={styles.version}
                  aria-pressed={row.version === shown}
                  onClick={() => setChosen(row.version)}
                >
                  <Text as="span" weight="heading">
                    {nameOf(row)}
                  </Text>
                  <Note as="span">
                    {[row.by?.name, row.version > 0 && formatInstant(row.at, locale)]
                      .filter(Boolean)
                      .join(' · ')}
                  </Note>
                  <span>
                    <StateChip of={{ state: row.state, removes: false }} />
                  </span>
                </button>
              </li>
            ))}
            {versions.data && versions.data.total > rows.length && (
              <li>
                <Button variant="quiet" onClick={() => void versions.fetchNextPage()}>
                  {t('content.earlierVersions')}
                </Button>
              </li>
            )}
          </Stack>
          {shown !== undefined && detail.data && (
            <VersionView
              key={shown}
              kind={kind}
              id={id}
              version={shown}
              detail={detail.data}
              others={rows
                .filter(({ version }) => version !== shown)
                .map((row) => ({ version: row.version, text: nameOf(row) }))}
            />
          )}
        </div>
      )}
    </DashboardPage>
  )
}
