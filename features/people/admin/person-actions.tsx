'use client'

import { Row } from '@/components/layout/row'
import { ConfirmButton } from '@/components/work-record/confirm-button'
import { useAction } from '@/components/work-record/use-action'
import { call } from '@/lib/api/call'
import type { OutputOf } from '@/lib/api/endpoint'
import { useRights } from '@/lib/auth/use-rights'
import { useInterfaceLocale } from '@/lib/i18n/interface-locale'
import { isolated } from '@/lib/i18n/isolated'
import { useTranslations } from 'next-intl'
import {
  blockPerson,
  inviteStaffAgain,
  resetSecondFactor,
  signPersonOut,
  unblockPerson,
  type personDetail,
} from '../contract'

type Person = OutputOf<typeof personDetail>
type PersonAction = 'inviteAgain' | 'block' | 'unblock' | 'signOut' | 'secondFactor'

const calls: Record<PersonAction, (id: number) => Promise<Person>> = {
  inviteAgain: (id) => call(inviteStaffAgain, { params: { id } }),
  block: (id) => call(blockPerson, { params: { id } }),
  unblock: (id) => call(unblockPerson, { params: { id } }),
  signOut: (id) => call(signPersonOut, { params: { id } }),
  secondFactor: (id) => call(resetSecondFactor, { params: { id } }),
}

interface PersonActionsProps {
  person: Person
  onChange: (person: Person) => void
}

/** The immediate actions of an admin on an account. */
export function PersonActions({ person, onChange }: PersonActionsProps) {
  const t = useTranslations('admin.people')
  const locale = useInterfaceLocale()
  const { run } = useAction({ last_admin: t('refused.last_admin'), own: t('refused.own') })
  const isInvited = person.staff_roles.length > 0 && person.email_verified_at === null
  const isAdmin = useRights()('admin')
  if (!isAdmin && person.staff_roles.length > 0) return <p>{t('accountStatus.adminsOnly')}</p>
  const actions: readonly PersonAction[] = [
    ...(isInvited && person.disabled_at === null ? (['inviteAgain'] as const) : []),
    ...(person.sessions.length > 0 ? (['signOut'] as const) : []),
    ...(person.has_second_factor && isAdmin ? (['secondFactor'] as const) : []),
    person.disabled_at === null ? 'block' : 'unblock',
  ]
  return (
    <Row gap={2}>
      {actions.map((action) => (
        <ConfirmButton
          key={action}
          text={t(`actions.${action}.text`)}
          title={t(`actions.${action}.title`, { email: isolated(person.email, locale) })}
          warning={t(`actions.${action}.warning`)}
          onConfirm={() =>
            run(async () => {
              onChange(await calls[action](person.id))
              return t(`actions.${action}.done`)
            })
          }
        />
      ))}
    </Row>
  )
}
