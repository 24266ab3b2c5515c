'use client'

import { Button } from '@/components/button/button'
import controls from '@/components/control/control.module.css'
import { Stack } from '@/components/layout/stack'
import { RecordPage } from '@/components/work-record/record-page'
import { RecordPart } from '@/components/work-record/record-part'
import { useAction } from '@/components/work-record/use-action'
import { accountLimits } from '@/features/accounts/contract'
import { call } from '@/lib/api/call'
import { useInterfaceLocale } from '@/lib/i18n/interface-locale'
import { locales, type Locale } from '@/lib/i18n/locale'
import { useTranslations } from 'next-intl'
import { useId, useState, type FormEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { inviteStaff } from '../contract'
import styles from './account-status-form.module.css'
import { InvitationField } from './invitation-field'
import { RolesField, type GivenRoles } from './roles-field'

/** Invites a new member of staff: who they are, what they may do, and the language of the mail. */
export function InvitationPage() {
  const t = useTranslations('admin.people')
  const own = useInterfaceLocale()
  const id = useId()
  const navigate = useNavigate()
  const { run, isBusy } = useAction({
    has_account: t('invite.hasAccount'),
    email: t('invite.wrongEmail'),
  })
  const [name, setName] = useState('')
  const [email, setEmail] = useState('')
  const [roles, setRoles] = useState<GivenRoles>({ builtIn: [], composed: null })
  const hasRole = roles.builtIn.length > 0 || roles.composed !== null
  const [locale, setLocale] = useState<Locale>(own)
  const [isTried, setTried] = useState(false)
  const missing = (value: string, text: string) =>
    isTried && value.trim() === '' ? text : undefined

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (isBusy || name.trim() === '' || email.trim() === '' || !hasRole) return
    await run(async () => {
      const person = await call(inviteStaff, {
        body: {
          name,
          email,
          locale,
          staff_roles: [...roles.builtIn],
          composed_role_id: roles.composed,
        },
      })
      void navigate(`/people/${person.id}`)
      return t('invite.done')
    })
  }
  return (
    <RecordPage
      title={t('invite.title')}
      back={{ to: '/people', text: t('back') }}
      facts={t('invite.lead')}
    >
      <RecordPart title={t('invite.person')}>
        <Stack as="form" gap={3} bounded noValidate onSubmit={(event) => void submit(event)}>
          <InvitationField
            label={t('invite.name')}
            value={name}
            maxLength={accountLimits.name}
            error={missing(name, t('invite.nameMissing'))}
            onChange={setName}
          />
          <InvitationField
            label={t('column.email')}
            type="email"
            value={email}
            maxLength={accountLimits.text}
            error={missing(email, t('invite.emailMissing'))}
            onChange={setEmail}
          />
          <RolesField
            roles={roles}
            error={isTried && !hasRole ? t('invite.roleMissing') : undefined}
            onChange={setRoles}
          />
          <div className={styles.field}>
            <label htmlFor={id}>{t('fact.locale')}</label>
            <select
              id={id}
              className={controls.box}
              value={locale}
              onChange={({ target }) =>
                setLocale(locales.find((one) => one === target.value) ?? own)
              }
            >
              {locales.map((one) => (
                <option key={one} value={one}>
                  {t(`fact.${one}`)}
                </option>
              ))}
            </select>
          </div>
          <div>
            <Button type="submit" aria-disabled={isBusy || undefined}>
              {t('invite.send')}
            </Button>
          </div>
        </Stack>
      </RecordPart>
    </RecordPage>
  )
}
