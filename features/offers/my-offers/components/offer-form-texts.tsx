import { useFormTexts } from '@/components/form/form-texts'
import type { Messages } from '@/lib/i18n/messages'
import { useTranslations } from 'next-intl'
import type { OfferType } from '../../kinds/contract'
import type { FormMode } from '../rules'

/** The sections of the form, in their order. */
export const sections = ['names', 'sector', 'story', 'contact', 'files'] as const

export type OfferFormTexts = ReturnType<typeof useOfferFormTexts>

/** The texts of the form of a product or service, for its client component. */
export function useOfferFormTexts(type: OfferType, mode: FormMode) {
  const t = useTranslations()
  const own: Messages['offerForm'] = t.raw('offerForm')
  const story: Messages['offers'] = t.raw('offers')
  return {
    ...own,
    ...useFormTexts(),
    submit: own.submit[mode],
    success: own.success[type],
    saved: own.saved[type],
    /** The headings of the item's public page. */
    story,
  }
}
