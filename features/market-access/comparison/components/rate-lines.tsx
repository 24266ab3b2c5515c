import type { Locale } from '@/lib/i18n/locale'
import { useTranslations } from 'next-intl'
import { useQuotaTexts } from '../../components/quota-texts'
import type { ComparedMarket } from '../contract'
import { generalForm, percentText, preferenceForm, type RateForm } from '../../pair/rules'
import { isConfirmed } from '../../rules'
import { hasAgreement } from '../rules'

type Rates = Pick<
  ComparedMarket,
  'mfn_min' | 'mfn_max' | 'mfn_partial' | 'answer' | 'agreement_key' | 'confidence' | 'quotas'
> & { preference_rate: string | null; entry_price?: boolean | undefined }

/** A duty in a line of text. */
export interface RateLine {
  text: string
  /** It comes from a fact that nobody has confirmed. */
  isUnsure: boolean
}

/** Returns how the duties of a market are said in a line; null is missing. */
export function useRateLines(locale: Locale) {
  const t = useTranslations('marketAccess.facts')
  const own = useTranslations('marketProducts')
  const quotaTexts = useQuotaTexts(locale)

  function lineOf(form: RateForm): string {
    switch (form.kind) {
      case 'percent':
        return percentText(form.rate)
      case 'range':
        return t('range', { from: percentText(form.from), to: percentText(form.to) })
      case 'printed':
        return form.rates.join(', ')
      default:
        return t(`rate.${form.kind}`)
    }
  }

  function general(rates: Rates): string | null {
    const { mfn_min, mfn_max, mfn_partial: isPartial } = rates
    if (mfn_min === null && mfn_max === null) return isPartial ? own('byWeight') : null
    const rate = lineOf(generalForm({ mfn_min, mfn_max, mfn_other: [], entry_price: isPartial }))
    return isPartial ? own('otherRates', { rate }) : rate
  }

  function preference(rates: Rates): RateLine | null {
    const duty = general(rates)
    const isFree = rates.mfn_max !== null && !rates.mfn_partial && Number(rates.mfn_max) === 0
    if (isFree || !hasAgreement(rates))
      return duty === null ? null : { text: duty, isUnsure: false }
    const { answer, preference_rate: rate, entry_price: isEntryPrice = false, quotas = [] } = rates
    const isUnsure = !isConfirmed(rates.confidence)
    if (answer === 'rate' && rate === null) return { text: own('byWeight'), isUnsure }
    const given = { answer, rate, rate_text: '', excluded: false, quotas }
    const form = preferenceForm(given, isEntryPrice)
    const isOpen = form.kind === 'check' || form.kind === 'unknown'
    const text = form.kind === 'quota' ? quotaTexts.only(quotas) : lineOf(form)
    return { text, isUnsure: !isOpen && isUnsure }
  }

  return { general, preference }
}
