'use client'

import { Button } from '@/components/button/button'
import { useDeed } from '@/components/work-record/use-deed'
import type { OutputOf } from '@/lib/api/endpoint'
import { useTranslations } from 'next-intl'
import { useId, useState, type FormEvent } from 'react'
import type { personDetail } from '../contract'
import { saveStanding } from '../queries'
import styles from './standing-form.module.css'

type Person = OutputOf<typeof personDetail>

interface StandingFormProps {
  person: Person
  onChange: (person: Person) => void
  /** Somebody else was first. */
  onStale: () => void
}

const roles = ['editor', 'officer', 'admin'] as const
const companyNumber = /^[1-9]\d{0,8}$/

/** What somebody may do: roles of staff, VIP, and the company they belong to. */
export function StandingForm({ person, onChange, onStale }: StandingFormProps) {
  const t = useTranslations('admin.people')
  const id = useId()
  const { run, isBusy } = useDeed({
    last_admin: t('refused.last_admin'),
    unknown: t('refused.company'),
  })
  const [staffRoles, setRoles] = useState<readonly string[]>(person.staff_roles)
  const [isVip, setVip] = useState(person.is_vip)
  const [company, setCompany] = useState(person.company_id?.toString() ?? '')
  const isWrong = company !== '' && !companyNumber.test(company)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isWrong) return
    const done = await run(async () => {
      const changed = await saveStanding(person.id, {
        version: person.version,
        staff_roles: roles.filter((role) => staffRoles.includes(role)),
        is_vip: isVip,
        company_id: company === '' ? null : Number(company),
      })
      onChange(changed)
      return t('standing.done')
    })
    if (!done) onStale()
  }
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
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
      <div className={styles.company}>
        <label htmlFor={id}>{t('standing.company')}</label>
        <input
          id={id}
          type="text"
          inputMode="numeric"
          dir="ltr"
          value={company}
          aria-invalid={isWrong || undefined}
          aria-describedby={`${id}-help`}
          onChange={({ target }) => setCompany(target.value.trim())}
        />
        <p id={`${id}-help`} className={isWrong ? styles.error : styles.help}>
          {t(isWrong ? 'standing.companyWrong' : 'standing.companyHelp')}
        </p>
      </div>
      <p className={styles.help}>{t('standing.note')}</p>
      <div>
        <Button type="submit" aria-disabled={isBusy || undefined}>
          {t('standing.save')}
        </Button>
      </div>
    </form>
  )
}
