import { Chip, type ChipTone } from '@/components/chip/chip'
import type { RequestState } from '@/lib/db/codes/quotation-requests'
import { useTranslations } from 'next-intl'

const tones: Partial<Record<RequestState, ChipTone>> = {
  answered: 'success',
  sent: 'info',
  held: 'warning',
  unconfirmed: 'warning',
}

/** The state of a request, in words. */
export function StateChip({ state }: { state: RequestState }) {
  const t = useTranslations('quotations')
  const tone = tones[state]
  return <Chip {...(tone && { tone })}>{t(`states.${state}`)}</Chip>
}
