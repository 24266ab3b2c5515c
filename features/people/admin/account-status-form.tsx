'use client'

import { Alert } from '@/components/alert/alert'
import { Button } from '@/components/button/button'
import { useAction } from '@/components/work-record/use-action'
import type { OutputOf } from '@/lib/api/endpoint'
import { joinTexts } from '@/lib/i18n/format'
import { useInterfaceLocale } from '@/lib/i18n/interface-locale'
import { useTranslations } from 'next-intl'
import { useState, type FormEvent } from 'react'
import type { personDetail } from '../contract'
import { saveAccountStatus } from '../queries'
import { CompanyField } from './company-field'
import { useCompany } from './use-company'
import styles from './account-status-form.module.css'

type Person = OutputOf<typeof personDetail>

interface AccountStatusFormProps {
  person: Person
  onChange: (person: Person) => void
  /** Somebody else was first. */
  onStale: () => void
}

const roles = ['editor', 'officer', 'admin'] as const
/** What of a person this form changes, in a form that can be compared. */
const accountStatusOf = ({ staff_roles, is_vip, company_id }: Person) =>
  JSON.stringify([staff_roles.toSorted(), is_vip, company_id])

/**
 * What somebody may do: roles of staff, VIP, and the company they belong to. When another admin was
 * first, theirs stands beside what was chosen here, which is saved or given up knowingly.
 */
export function AccountStatusForm({ person, onChange, onStale }: AccountStatusFormProps) {
  const t = useTranslations('admin.people')
  const { run, isBusy } = useAction({
    last_admin: t('refused.last_admin'),
    unknown: t('refused.company'),
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
      return t('standing.done')
    })
    if (!done) onStale()
  }
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      {seen !== accountStatusOf(person) && (
        <Alert
          tone="warning"
          word={t('standing.warning')}
          live
          action={
            <Button variant="secondary" onClick={useTheirs}>
              {t('standing.takeTheirs')}
            </Button>
          }
        >
          {t('standing.theirs', {
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
        <legend>{t('standing.roles')}</legend>
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
              <span className={styles.help}>{t(`standing.may.${role}`)}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <label className={styles.choice}>
        <input type="checkbox" checked={isVip} onChange={({ target }) => setVip(target.checked)} />
        <span>
          {t('mark.vip')}
          <span className={styles.help}>{t('standing.may.vip')}</span>
        </span>
      </label>
      <CompanyField company={company} onPick={setCompany} />
      <p className={styles.help}>{t('standing.note')}</p>
      <div>
        <Button type="submit" aria-disabled={isBusy || undefined}>
          {t('standing.save')}
        </Button>
      </div>
    </form>
  )
}
