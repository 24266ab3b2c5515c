'use client'

import { Alert } from '@/components/alert/alert'
import { Button } from '@/components/button/button'
import { Check } from '@/components/check/check'
import { Note } from '@/components/layout/note'
import { Stack } from '@/components/layout/stack'
import { useAction } from '@/components/work-record/use-action'
import { call } from '@/lib/api/call'
import { builtInRoles } from '@/lib/auth/staff-areas'
import { useRights } from '@/lib/auth/use-rights'
import { useTranslations } from 'next-intl'
import { useState, type FormEvent } from 'react'
import { setAccountStatus, type Person } from '../contract'
import { CompanyField } from './company-field'
import { CompanyKept } from './company-kept'
import { RolesField, type GivenRoles } from './roles-field'
import { useCompany } from './use-company'
import { useRoleNames } from './use-role-names'

interface AccountStatusFormProps {
  person: Person
  onChange: (person: Person) => void
  /** Called after an edit conflict. */
  onStale: () => void
}

/** The values of a person in this form, in a comparable form. */
const accountStatusOf = ({ staff_roles, composed_role, is_vip, company_id }: Person) =>
  JSON.stringify([staff_roles.toSorted(), composed_role?.id, is_vip, company_id])

const rolesOf = ({ staff_roles, composed_role }: Person): GivenRoles => ({
  builtIn: builtInRoles.filter((role) => staff_roles.includes(role)),
  composed: composed_role?.id ?? null,
})

/**
 * The permissions of a person: staff roles, VIP and company. After an edit conflict, the other
 * admin's values are shown next to the choice made here, which is saved or discarded on purpose.
 */
export function AccountStatusForm({ person, onChange, onStale }: AccountStatusFormProps) {
  const t = useTranslations('admin.people')
  const { run, isBusy } = useAction({
    last_admin: t('refused.last_admin'),
    unknown: t('refused.company'),
    unconfirmed: t('refused.unconfirmed'),
  })
  const isAdmin = useRights()('admin')
  const namesOf = useRoleNames()
  const [staffRoles, setRoles] = useState(rolesOf(person))
  const [isVip, setVip] = useState(person.is_vip)
  const [company, setCompany] = useState(person.company_id)
  const [seen, setSeen] = useState(accountStatusOf(person))
  const useTheirs = () => {
    setRoles(rolesOf(person))
    setVip(person.is_vip)
    setCompany(person.company_id)
    setSeen(accountStatusOf(person))
  }
  const theirCompany = useCompany(person.company_id)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const done = await run(async () => {
      const { id, version } = person
      const roles = { staff_roles: [...staffRoles.builtIn], composed_role_id: staffRoles.composed }
      const body = { version, ...roles, is_vip: isVip, company_id: company }
      const changed = await call(setAccountStatus, { params: { id }, body })
      setSeen(accountStatusOf(changed))
      onChange(changed)
      return t('accountStatus.done')
    })
    if (!done) onStale()
  }
  if (!isAdmin && person.staff_roles.length > 0) {
    return <Note block>{t('accountStatus.adminsOnly')}</Note>
  }
  return (
    <Stack as="form" gap={3} bounded noValidate onSubmit={(event) => void submit(event)}>
      {seen !== accountStatusOf(person) && (
        <Alert
          tone="warning"
          word={t('accountStatus.warning')}
          live
          action={
            <Button variant="secondary" onClick={useTheirs}>
              {t('accountStatus.takeTheirs')}
            </Button>
          }
        >
          {t('accountStatus.theirs', {
            roles: namesOf(person),
            count: person.staff_roles.length,
            vip: String(person.is_vip),
            company: String(person.company_id ?? 0),
            name: theirCompany?.text ?? String(person.company_id),
          })}
        </Alert>
      )}
      {isAdmin && <RolesField roles={staffRoles} onChange={setRoles} />}
      <Check
        label={t('mark.vip')}
        help={t('accountStatus.may.vip')}
        isOn={isVip}
        onSwitch={setVip}
      />
      {isAdmin ? (
        <CompanyField company={company} onPick={setCompany} />
      ) : (
        <CompanyKept person={person} company={company} onPick={setCompany} />
      )}
      <Note block>{t('accountStatus.note')}</Note>
      <div>
        <Button type="submit" aria-disabled={isBusy || undefined}>
          {t('accountStatus.save')}
        </Button>
      </div>
    </Stack>
  )
}
