import type { EnquiryStatus } from '@/lib/db/codes/enquiry-statuses'
import { Chip, type ChipTone } from '@/components/chip/chip'
import type { IconName } from '@/components/icon/names'
import { Bilingual } from '@/lib/bilingual/bilingual'
import type { Locale } from '@/lib/i18n/locale'
import { statusOf } from '../../rules'
import type { EnquiryRow } from '../contract'

/** The colour and the sign of each status (spec part 3 section 4). */
export const statusLooks: Record<EnquiryStatus, { tone: ChipTone; sign: IconName }> = {
  10: { tone: 'petrol', sign: 'star' },
  20: { tone: 'success', sign: 'check' },
  30: { tone: 'warning', sign: 'clock' },
  40: { tone: 'info', sign: 'success' },
  50: { tone: 'danger', sign: 'error' },
  60: { tone: 'dark-red', sign: 'close' },
  70: { tone: 'cyan', sign: 'compass' },
}

/** The status of an enquiry as a colour, a sign and a word. */
export function StatusChip({ locale, status }: { locale: Locale; status: EnquiryRow['status'] }) {
  const known = statusOf(status.iid)
  const look = known && statusLooks[known.iid]
  return (
    <Chip tone={look?.tone ?? 'neutral'} {...(look && { icon: look.sign })}>
      <Bilingual of={status} field="name" locale={locale} />
    </Chip>
  )
}
