'use client'

import { Chip } from '@/components/chip/chip'
import { Bilingual } from '@/lib/bilingual/bilingual'
import { useInterfaceLocale } from '@/lib/i18n/interface-locale'
import { statusLooks } from '../../my-enquiries/components/status-chip'
import { statusOf } from '../../rules'
import type { CaseRow } from '../contract'

type CaseState = Pick<CaseRow, Extract<keyof CaseRow, 'status' | `status_name${string}`>>

/** The status of an enquiry as a colour, a sign and a word. */
export function CaseStatus({ enquiry }: { enquiry: CaseState }) {
  const locale = useInterfaceLocale()
  const known = statusOf(enquiry.status)
  const look = known && statusLooks[known.iid]
  return (
    <Chip tone={look?.tone ?? 'neutral'} {...(look && { icon: look.sign })}>
      <Bilingual of={enquiry} field="status_name" locale={locale} />
    </Chip>
  )
}
