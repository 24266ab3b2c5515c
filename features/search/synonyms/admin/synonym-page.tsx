'use client'

import { ConfirmButton } from '@/components/work-record/confirm-button'
import { LoadedRecord } from '@/components/work-record/loaded-record'
import { RecordPage } from '@/components/work-record/record-page'
import { RecordPart } from '@/components/work-record/record-part'
import { useAction } from '@/components/work-record/use-action'
import { call } from '@/lib/api/call'
import { endpointQuery } from '@/lib/api/query-options'
import { bilingualPair } from '@/lib/bilingual/pair'
import { isArabicText } from '@/lib/i18n/fold'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router-dom'
import {
  synonymCreate,
  synonymDelete,
  synonymDetail,
  synonymUpdate,
  type Synonyms,
  type SynonymWrite,
} from '../contract'
import { SynonymForm } from './synonym-form'

/** The form of a new group, filled in with the term of the address. */
export function NewSynonyms() {
  const t = useTranslations('admin.synonyms')
  const [search] = useSearchParams()
  const { run, isBusy, leave } = useChange()
  const term = search.get('term') ?? ''
  const given = { en: isArabicText(term) ? [] : [term], ar: isArabicText(term) ? [term] : [] }
  const none = bilingualPair('related', { en: [], ar: [] }, 'bare')
  const group = { ...bilingualPair('terms', given, 'bare'), ...none, active: true }
  const save = async (written: SynonymWrite) => {
    const work = () => call(synonymCreate, { body: written }).then(() => t('saved'))
    if (await run(work)) leave()
  }
  return (
    <Page title={t('add')}>
      <SynonymForm group={group} isBusy={isBusy} onSave={(written) => void save(written)} />
    </Page>
  )
}

/** One group of synonyms. */
export function SynonymPage() {
  const id = Number(useParams()['id'])
  const query = useQuery(endpointQuery(synonymDetail, { params: { id } }))
  return (
    <LoadedRecord query={query}>
      {(group) => <Group key={`${group.id}-${group.version}`} group={group} />}
    </LoadedRecord>
  )
}

function Group({ group }: { group: Synonyms }) {
  const t = useTranslations('admin.synonyms')
  const { run, isBusy, leave } = useChange()
  const { id, version } = group
  const params = { id }
  const save = async (written: SynonymWrite) => {
    const body = { ...written, version }
    if (await run(() => call(synonymUpdate, { params, body }).then(() => t('saved')))) leave()
  }
  const remove = async () => {
    const done = await run(() => call(synonymDelete, { params }).then(() => t('deleted')))
    if (done) leave()
    return done
  }
  return (
    <Page
      title={t('group', { id: String(id) })}
      more={
        <RecordPart title={t('delete')}>
          <p>{t('deleteText')}</p>
          <ConfirmButton
            text={t('delete')}
            title={t('deleteTitle')}
            warning={t('deleteWarning')}
            onConfirm={remove}
          />
        </RecordPart>
      }
    >
      <SynonymForm group={group} isBusy={isBusy} onSave={(written) => void save(written)} />
    </Page>
  )
}

/** Makes a change; after it the list is shown as it is now. */
function useChange() {
  const client = useQueryClient()
  const navigate = useNavigate()
  const leave = () => {
    void client.invalidateQueries()
    void navigate('/synonyms')
  }
  return { ...useAction(), leave }
}

interface PageProps {
  title: string
  more?: ReactNode
  children: ReactNode
}

function Page({ title, more, children }: PageProps) {
  const t = useTranslations('admin.synonyms')
  const admin = useTranslations('admin')
  return (
    <RecordPage
      title={title}
      back={{ to: '/synonyms', text: admin('areas.synonyms') }}
      aside={
        <>
          <RecordPart title={t('hint')}>
            <p>{t('hintSame')}</p>
            <p>{t('hintForms')}</p>
            <p>{t('hintRelated')}</p>
          </RecordPart>
          {more}
        </>
      }
    >
      {children}
    </RecordPage>
  )
}
