'use client'

import { ConfirmButton } from '@/components/work-record/confirm-button'
import { LoadedRecord } from '@/components/work-record/loaded-record'
import { RecordPart } from '@/components/work-record/record-part'
import { useListedChange } from '@/components/work-record/use-listed-change'
import { call } from '@/lib/api/call'
import { endpointQuery } from '@/lib/api/query-options'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useParams } from 'react-router-dom'
import { synonymDelete, synonymDetail, synonymUpdate, type Synonyms } from '../contract'
import { SynonymForm } from './synonym-form'
import { SynonymFrame } from './synonym-frame'

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
  const { change, isBusy } = useListedChange('/synonyms')
  const { id, version } = group
  const params = { id }
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
            onConfirm={() => change(() => call(synonymDelete, { params }).then(() => t('deleted')))}
          />
        </RecordPart>
      }
    >
      <SynonymForm
        group={group}
        isBusy={isBusy}
        onSave={(written) =>
          void change(() =>
            call(synonymUpdate, { params, body: { ...written, version } }).then(() => t('saved')),
          )
        }
      />
    </SynonymFrame>
  )
}
