'use client'

import { ContactLink } from '@/components/contact-link/contact-link'
import { useTranslations } from 'next-intl'
import type { Review } from '@/features/companies/review/contract'

/** The members of the company with their contacts. */
export function CompanyMembers({ members }: { members: Review['members'] }) {
  const t = useTranslations('admin.approvals')
  if (members.length === 0) return <p>{t('noMembers')}</p>
  return (
    <ul>
      {members.map(({ id, name, email }) => (
        <li key={id}>
          <bdi>{name}</bdi> · <ContactLink kind="mail" value={email} />
        </li>
      ))}
    </ul>
  )
}
