import { recordOf } from '@/lib/api/records'
import { tradeUnits, type TradeUnit } from '@/lib/db/codes/trade-terms'
import { countForms, type CountForms } from '@/lib/i18n/count-forms'
import type { Locale } from '@/lib/i18n/locale'
import { useTranslations } from 'next-intl'

/** An amount in each unit, for a list in the browser. */
export function useAmountForms(locale: Locale): Record<TradeUnit, CountForms> {
  const t = useTranslations('tradeFacts')
  return recordOf(tradeUnits, (unit) => countForms((n) => t(`amount.${unit}`, { n }), locale))
}
