'use client'

import { buttonClass } from '@/components/button/button'
import { EmptyState } from '@/components/empty-state/empty-state'
import { Row } from '@/components/layout/row'
import { Text } from '@/components/layout/text'
import { LoadedRecord } from '@/components/work-record/loaded-record'
import { RecordPage } from '@/components/work-record/record-page'
import { endpointQuery } from '@/lib/api/query-options'
import type { OutputOf } from '@/lib/api/endpoint'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import { judgeAddress } from '../../judgements/search-params'
import { topSearches } from '../../search-log/contract'
import styles from './failed-searches.module.css'

/** The frequent searches without results, each with the way to a group of synonyms for it. */
export function FailedSearches() {
  const t = useTranslations('admin.synonyms')
  const admin = useTranslations('admin')
  const query = useQuery(endpointQuery(topSearches))
  return (
    <RecordPage
      title={t('failedSearches')}
      back={{ to: '/synonyms', text: admin('areas.synonyms') }}
      facts={t('failedLead')}
    >
      <LoadedRecord query={query}>
        {(searches) => <Searches of={searches.filter(({ in_vain: failed }) => failed > 0)} />}
      </LoadedRecord>
    </RecordPage>
  )
}

function Searches({ of: searches }: { of: OutputOf<typeof topSearches> }) {
  const t = useTranslations('admin.synonyms')
  const judgements = useTranslations('admin.judgements')
  const id = useId()
  if (searches.length === 0) {
    return <EmptyState title={t('noFailed')} text={t('noFailedText')} />
  }
  return (
    <ul className={styles.searches}>
      {searches.map(({ query, searches: count, in_vain: failed }, index) => (
        <li key={query} className={styles.search}>
          <div>
            <Text id={`${id}-${index}`} dir="auto" weight="strong" breaks>
              {query}
            </Text>
            <Text step={-1}>{t('failedOf', { failed, count })}</Text>
          </div>
          <Row as="span" gap={2}>
            <Link
              to={judgeAddress(query)}
              className={buttonClass('secondary')}
              aria-describedby={`${id}-${index}`}
            >
              {judgements('judge')}
            </Link>
            <Link
              to={`/synonyms/new?term=${encodeURIComponent(query)}`}
              className={buttonClass('secondary')}
              aria-describedby={`${id}-${index}`}
            >
              {t('addFor')}
            </Link>
          </Row>
        </li>
      ))}
    </ul>
  )
}
