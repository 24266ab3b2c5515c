'use client'

import type { Review } from '@/features/approvals/contract'
import { approvalStatus } from '@/lib/db/codes/approval'
import { countries, governorates } from '@/features/reference-lists/contract'
import { endpointQuery } from '@/lib/api/query-options'
import { today } from '@/lib/i18n/today'
import { useInterfaceLocale } from '@/lib/i18n/interface-locale'
import { useQuery } from '@tanstack/react-query'
import { isValidOn } from '../../certificates/rules'
import { companyDetails } from '../../contract'
import { CompanyProfile } from '../../directory/components/company-profile'
import type { Company } from '../../directory/contract'

/** The page of a company as the public would see the version that waits. */
export function CompanyPagePreview({ review }: { review: Review }) {
  const locale = useInterfaceLocale()
  const all = useQuery(endpointQuery(countries)).data ?? []
  const places = useQuery(endpointQuery(governorates)).data ?? []
  const company = publicVersion(review, today())
  if (company === null) return null
  return (
    <CompanyProfile
      locale={locale}
      company={company}
      names={{ countries: all, governorates: places }}
    />
  )
}

/** The last saved version with the certificates that the public would see on a day. */
function publicVersion({ id, owner }: Review, day: string): Company | null {
  const saved = companyDetails.safeParse(owner)
  if (!saved.success) return null
  const shown = saved.data.certificates.filter((one) => one.is_public && isValidOn(one, day))
  return {
    ...saved.data,
    id,
    status: approvalStatus.approved,
    verified: [],
    updated_at: null,
    certificates: shown.map(({ title }) => title),
    public_certificates: shown,
  }
}
