'use client'

import { EmptyState } from '@/components/empty-state/empty-state'
import { ConfirmButton } from '@/components/work-record/confirm-button'
import { LoadedRecord } from '@/components/work-record/loaded-record'
import { RecordPage } from '@/components/work-record/record-page'
import { RecordPart } from '@/components/work-record/record-part'
import { call } from '@/lib/api/call'
import { workQuery } from '@/lib/api/list-address'
import { endpointQuery } from '@/lib/api/query-options'
import { inLocale } from '@/lib/bilingual/in-locale'
import { useInterfaceLocale } from '@/lib/i18n/interface-locale'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { Link, useParams } from 'react-router-dom'
import { deleteRole, roleList, updateRole, type ComposedRole, type RoleChoices } from '../contract'
import { RoleForm } from './role-form'
import type { Preview } from '../rules'
import { useRoleChange } from './use-role-change'

/** One role. */
export function RolePage({ preview }: { preview: Preview }) {
  const t = useTranslations('admin.composedRoles')
  const id = Number(useParams()['id'])
  const query = useQuery(endpointQuery(roleList))
  return (
    <LoadedRecord query={query}>
      {({ roles, ...choices }) => {
        const role = roles.find((one) => one.id === id)
        if (!role) return <EmptyState title={t('gone')} text={t('goneText')} />
        return (
          <Role key={`${id}-${role.version}`} role={role} choices={choices} preview={preview} />
        )
      }}
    </LoadedRecord>
  )
}

interface RoleProps {
  role: ComposedRole
  choices: RoleChoices
  preview: Preview
}

function Role({ role, choices, preview }: RoleProps) {
  const t = useTranslations('admin.composedRoles')
  const admin = useTranslations('admin')
  const locale = useInterfaceLocale()
  const { change, isBusy } = useRoleChange()
  const { id, version, people } = role
  const params = { id }
  return (
    <RecordPage
      title={inLocale(role, 'name', locale)}
      back={{ to: '/roles', text: admin('areas.roles') }}
      facts={t('note')}
      aside={
        <RecordPart title={t('delete')}>
          {people > 0 ? (
            <>
              <p>{t('inUse', { count: people })}</p>
              <Link to={`/people${workQuery({ role: 'composed' })}`}>{t('whoHas')}</Link>
            </>
          ) : (
            <>
              <p>{t('deleteText')}</p>
              <ConfirmButton
                text={t('delete')}
                title={t('deleteTitle')}
                warning={t('deleteWarning')}
                onConfirm={() =>
                  change(() => call(deleteRole, { params }).then(() => t('deleted')))
                }
              />
            </>
          )}
        </RecordPart>
      }
    >
      <RoleForm
        role={role}
        choices={choices}
        preview={preview}
        isBusy={isBusy}
        onSave={(written) =>
          void change(() =>
            call(updateRole, { params, body: { ...written, version } }).then(() => t('saved')),
          )
        }
      />
    </RecordPage>
  )
}
