'use client'

import { ConfirmButton } from '@/components/work-record/confirm-button'
import { LoadedRecord } from '@/components/work-record/loaded-record'
import { RecordPart } from '@/components/work-record/record-part'
import { call } from '@/lib/api/call'
import { endpointQuery } from '@/lib/api/query-options'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useParams } from 'react-router-dom'
import {
  synonymDelete,
  synonymDetail,
  synonymUpdate,
  type Synonyms,
  type SynonymWrite,
} from '../contract'
import { SynonymForm } from './synonym-form'
import { SynonymFrame } from './synonym-frame'
import { useChange } from './use-change'

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
    <SynonymFrame
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
    </SynonymFrame>
  )
}
