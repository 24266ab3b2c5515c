'use client'

import { Button, buttonClass } from '@/components/button/button'
import { saveFile } from '@/components/chart/saving'
import { EmptyState } from '@/components/empty-state/empty-state'
import { Text } from '@/components/layout/text'
import { SearchBox } from '@/components/search-box/search-box'
import { LoadedRecord } from '@/components/work-record/loaded-record'
import { RecordPage } from '@/components/work-record/record-page'
import { useAction } from '@/components/work-record/use-action'
import { call } from '@/lib/api/call'
import { endpointQuery } from '@/lib/api/query-options'
import { formatDate } from '@/lib/i18n/format'
import { useInterfaceLocale } from '@/lib/i18n/interface-locale'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { Link, useNavigate } from 'react-router-dom'
import { judgementFile, judgementList, type SearchJudgement } from '../contract'
import { judgeAddress } from '../search-params'
import styles from './judgements.module.css'

/** The judged searches; each opens the page where it is judged. */
export function JudgementList() {
  const t = useTranslations('admin.judgements')
  const admin = useTranslations('admin')
  const navigate = useNavigate()
  const { run, isBusy } = useAction()
  const query = useQuery(endpointQuery(judgementList))
  const save = () =>
    run(async () => {
      const { file_name, content } = await call(judgementFile)
      saveFile(new Blob([content], { type: 'text/csv' }), file_name)
      return t('exported')
    })
  return (
    <RecordPage
      title={t('title')}
      back={{ to: '/synonyms', text: admin('areas.synonyms') }}
      facts={t('lead')}
    >
      <SearchBox
        label={t('typed')}
        text={t('judge')}
        onSearch={(typed) => typed && void navigate(judgeAddress(typed))}
      />
      <LoadedRecord query={query}>
        {(judged) =>
          judged.length === 0 ? (
            <EmptyState title={t('none')} text={t('noneText')} />
          ) : (
            <>
              <Judged of={judged} />
              <Button
                variant="secondary"
                aria-disabled={isBusy || undefined}
                onClick={() => void save()}
              >
                {t('export')}
              </Button>
            </>
          )
        }
      </LoadedRecord>
    </RecordPage>
  )
}

function Judged({ of: judged }: { of: readonly SearchJudgement[] }) {
  const t = useTranslations('admin.judgements')
  const locale = useInterfaceLocale()
  return (
    <ul className={styles.records}>
      {judged.map(({ id, query, grades, updated_at }) => (
        <li key={id} className={styles.record}>
          <div>
            <Text dir="auto" weight="strong" breaks id={`judged-${id}`}>
              {query}
            </Text>
            <Text step={-1}>
              {t('graded', {
                count: Object.keys(grades).length,
                date: formatDate(updated_at, locale),
              })}
            </Text>
          </div>
          <Link
            to={judgeAddress(query)}
            className={buttonClass('secondary')}
            aria-describedby={`judged-${id}`}
          >
            {t('open')}
          </Link>
        </li>
      ))}
    </ul>
  )
}
