'use client'

import { Button } from '@/components/button/button'
import { SearchBox } from '@/components/search-box/search-box'
import { LoadedRecord } from '@/components/work-record/loaded-record'
import { RecordPage } from '@/components/work-record/record-page'
import { RecordPart } from '@/components/work-record/record-part'
import { useAction } from '@/components/work-record/use-action'
import { call } from '@/lib/api/call'
import { endpointQuery } from '@/lib/api/query-options'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import {
  judgementDelete,
  judgementList,
  judgementSave,
  type JudgementWrite,
  type SearchJudgement,
} from '../contract'
import { GradedResults } from './graded-results'

/** The page where editors say which records answer a search, with the text of the address. */
export function JudgePage() {
  const [params] = useSearchParams()
  const query = params.get('q') ?? ''
  const known = useQuery(endpointQuery(judgementList))
  return (
    <LoadedRecord query={known}>
      {(judged) => (
        <Judge key={query} query={query} known={judged.find((one) => one.query === query)} />
      )}
    </LoadedRecord>
  )
}

interface JudgeProps {
  query: string
  known: SearchJudgement | undefined
}

function Judge({ query, known }: JudgeProps) {
  const t = useTranslations('admin.judgements')
  const client = useQueryClient()
  const navigate = useNavigate()
  const { run, isBusy } = useAction()
  const [grades, setGrades] = useState<JudgementWrite['grades']>(known?.grades ?? {})
  const [searched, setSearched] = useState('')
  const leave = () => {
    void client.invalidateQueries()
    void navigate('/synonyms/judgements')
  }
  const save = async () => {
    const body = { query, grades }
    if (await run(() => call(judgementSave, { body }).then(() => t('saved')))) leave()
  }
  const remove = async (id: number) => {
    if (await run(() => call(judgementDelete, { params: { id } }).then(() => t('deleted')))) leave()
  }
  const results = { grades, onGrade: setGrades }
  return (
    <RecordPage
      title={t('judgeTitle', { query })}
      back={{ to: '/synonyms/judgements', text: t('title') }}
      aside={
        <RecordPart title={t('hint')}>
          <p>{t('hintGrades')}</p>
          <p>{t('hintNone')}</p>
        </RecordPart>
      }
    >
      <RecordPart title={t('found')}>
        <GradedResults q={query} {...results} />
      </RecordPart>
      <RecordPart title={t('others')}>
        <p>{t('othersText')}</p>
        <SearchBox label={t('otherTyped')} text={t('search')} onSearch={setSearched} />
        {searched !== '' && <GradedResults q={searched} {...results} />}
      </RecordPart>
      <p>{t('gradedNow', { count: Object.keys(grades).length })}</p>
      <Button aria-disabled={isBusy || undefined} onClick={() => void save()}>
        {t('save')}
      </Button>
      {known && (
        <Button
          variant="secondary"
          aria-disabled={isBusy || undefined}
          onClick={() => void remove(known.id)}
        >
          {t('delete')}
        </Button>
      )}
    </RecordPage>
  )
}
