'use client'

import { LoadedRecord } from '@/components/work-record/loaded-record'
import { RecordPage } from '@/components/work-record/record-page'
import { call } from '@/lib/api/call'
import { endpointQuery } from '@/lib/api/query-options'
import { bothLanguages } from '@/lib/bilingual/pair'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { createRole, roleList } from '../contract'
import { RoleForm } from './role-form'
import type { Preview } from '../rules'
import { useRoleChange } from './use-role-change'

/** The form of a new role. */
export function NewRole({ preview }: { preview: Preview }) {
  const t = useTranslations('admin.composedRoles')
  const admin = useTranslations('admin')
  const { change, isBusy } = useRoleChange()
  const query = useQuery(endpointQuery(roleList))
  const empty = {
    ...bothLanguages('name', ''),
    areas: [],
    content_kinds: null,
    case_types: null,
    case_regions: null,
  }
  return (
    <RecordPage title={t('add')} back={{ to: '/roles', text: admin('areas.roles') }}>
      <LoadedRecord query={query}>
        {(choices) => (
          <RoleForm
            choices={choices}
            preview={preview}
            isBusy={isBusy}
            role={empty}
            onSave={(body) => void change(() => call(createRole, { body }).then(() => t('saved')))}
          />
        )}
      </LoadedRecord>
    </RecordPage>
  )
}
