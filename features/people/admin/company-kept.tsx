'use client'

import { Check } from '@/components/check/check'
import { Note } from '@/components/layout/note'
import { isolated } from '@/lib/i18n/isolated'
import { useInterfaceLocale } from '@/lib/i18n/interface-locale'
import { useTranslations } from 'next-intl'
import type { Person } from '../contract'
import { useCompany } from './use-company'

interface CompanyKeptProps {
  person: Person
  /** The company that the person is to have. */
  company: number | null
  onPick: (company: number | null) => void
}

/** What can be done with the company of a person without being an admin: it is taken away, never given. */
export function CompanyKept({ person, company, onPick }: CompanyKeptProps) {
  const t = useTranslations('admin.people.accountStatus')
  const locale = useInterfaceLocale()
  const current = useCompany(person.company_id)
  if (!current) return <Note block>{t('companyByAdmins')}</Note>
  return (
    <Check
      label={t('leaves', { company: isolated(current.text, locale) })}
      help={t('companyByAdmins')}
      isOn={company === null}
      onSwitch={(isOn) => onPick(isOn ? null : person.company_id)}
    />
  )
}
