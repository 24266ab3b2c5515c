'use client'

import { Alert } from '@/components/alert/alert'
import { Button } from '@/components/button/button'
import { useAction } from '@/components/work-record/use-action'
import type { OutputOf } from '@/lib/api/endpoint'
import { joinTexts } from '@/lib/i18n/format'
import { useInterfaceLocale } from '@/lib/i18n/interface-locale'
import { useTranslations } from 'next-intl'
import { useState, type FormEvent } from 'react'
import { staffRoles as roles, type personDetail } from '../contract'
import { saveAccountStatus } from '../queries'
import { CompanyField } from './company-field'
import { useCompany } from './use-company'
import styles from './account-status-form.module.css'

type Person = OutputOf<typeof personDetail>

interface AccountStatusFormProps {
  person: Person
  onChange: (person: Person) => void
  /** Called after an edit conflict. */
  onStale: () => void
}

/** The values of a person in this form, in a comparable form. */
const accountStatusOf = ({ staff_roles, is_vip, company_id }: Person) =>
  JSON.stringify([staff_roles.toSorted(), is_vip, company_id])

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
  const [staffRoles, setRoles] = useState<readonly string[]>(person.staff_roles)
  const [isVip, setVip] = useState(person.is_vip)
  const [company, setCompany] = useState(person.company_id)
  const [seen, setSeen] = useState(accountStatusOf(person))
  const locale = useInterfaceLocale()
  const useTheirs = () => {
    setRoles(person.staff_roles)
    setVip(person.is_vip)
    setCompany(person.company_id)
    setSeen(accountStatusOf(person))
  }
  const theirCompany = useCompany(person.company_id)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const done = await run(async () => {
      const changed = await saveAccountStatus(person.id, {
        version: person.version,
        staff_roles: roles.filter((role) => staffRoles.includes(role)),
        is_vip: isVip,
        company_id: company,
      })
      setSeen(accountStatusOf(changed))
      onChange(changed)
      return t('accountStatus.done')
    })
    if (!done) onStale()
  }
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
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
            roles: joinTexts(
              person.staff_roles.map((role) => t(`role.${role}`)),
              locale,
            ),
            count: person.staff_roles.length,
            vip: String(person.is_vip),
            company: String(person.company_id ?? 0),
            name: theirCompany?.text ?? String(person.company_id),
          })}
        </Alert>
      )}
      <fieldset className={styles.roles}>
        <legend>{t('accountStatus.roles')}</legend>
        {roles.map((role) => (
          <label key={role} className={styles.choice}>
            <input
              type="checkbox"
              checked={staffRoles.includes(role)}
              onChange={({ target }) =>
                setRoles(
                  target.checked ? [...staffRoles, role] : staffRoles.filter((one) => one !== role),
                )
              }
            />
            <span>
              {t(`role.${role}`)}
              <span className={styles.help}>{t(`accountStatus.may.${role}`)}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <label className={styles.choice}>
        <input type="checkbox" checked={isVip} onChange={({ target }) => setVip(target.checked)} />
        <span>
          {t('mark.vip')}
          <span className={styles.help}>{t('accountStatus.may.vip')}</span>
        </span>
      </label>
      <CompanyField company={company} onPick={setCompany} />
      <p className={styles.help}>{t('accountStatus.note')}</p>
      <div>
        <Button type="submit" aria-disabled={isBusy || undefined}>
          {t('accountStatus.save')}
        </Button>
      </div>
    </form>
  )
}
