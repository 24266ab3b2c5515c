import { useFormTexts } from '@/components/form/form-texts'
import type { Locale } from '@/lib/i18n/locale'
import type { Messages } from '@/lib/i18n/messages'
import { useTranslations } from 'next-intl'
import type { OfferType } from '../../kinds/contract'
import { qualityTexts } from '../../trade-facts/components/quality-texts'
import { useTradeTexts } from '../../trade-facts/components/trade-texts'
import type { FormMode } from '../rules'

const sections = ['names', 'sector', 'story', 'trade', 'contact', 'files'] as const

/** The sections of the form of a portal with trade facts, or without. */
export const sectionsOf = (hasTrade: boolean) =>
  sections.filter((name) => hasTrade || name !== 'trade')

export type OfferFormTexts = ReturnType<typeof useOfferFormTexts>

/** The texts of the form of a product or service, for its client component. */
export function useOfferFormTexts(locale: Locale, type: OfferType, mode: FormMode) {
  const t = useTranslations()
  const own: Messages['offerForm'] = t.raw('offerForm')
  const story: Messages['offers'] = t.raw('offers')
  const { form, quality, units, serviceQuality }: Messages['tradeFacts'] = t.raw('tradeFacts')
  const amounts: Messages['quotations']['units'] = t.raw('quotations.units')
  const list: Messages['companyRegistration']['list'] = t.raw('companyRegistration.list')
  const { labels, serviceLabels, required, help, ...trade } = form
  return {
    ...own,
    labels: { ...own.labels, ...labels, ...(type === 'services' && serviceLabels) },
    required: { ...own.required, ...required },
    help: { ...own.help, ...help },
    trade: {
      ...trade,
      times: units,
      amounts,
      open: type === 'services' ? trade.openService : trade.open,
    },
    quality: qualityTexts(quality, serviceQuality, type),
    facts: useTradeTexts(locale),
    list,
    ...useFormTexts(),
    submit: own.submit[mode],
    success: own.success[type],
    saved: own.saved[type],
    /** The headings of the item's public page. */
    story,
  }
}
