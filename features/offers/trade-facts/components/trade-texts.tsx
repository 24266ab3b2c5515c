import { recordOf } from '@/lib/api/records'
import { durationUnits, months, tradeUnits, type Month } from '@/lib/db/codes/trade-terms'
import { countForms, type CountForms } from '@/lib/i18n/count-forms'
import { formatMonthName } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/locale'
import type { Messages } from '@/lib/i18n/messages'
import { useTranslations } from 'next-intl'

type Own = Messages['tradeFacts']

export interface TradeTexts extends Pick<
  Own,
  'heading' | 'fact' | 'serviceFact' | 'perMonth' | 'season' | 'samples' | 'port' | 'mode'
> {
  /** An amount in a unit, and a time in one. */
  amounts: Record<keyof Own['amount'], CountForms>
  times: Record<keyof Own['time'], CountForms>
  monthNames: Record<Month, string>
  incoterms: Messages['quotations']['incoterms']
  languages: Messages['languages']
}

/** What a page says of trade facts, in one language, also where an island says it. */
export function useTradeTexts(locale: Locale): TradeTexts {
  const t = useTranslations('tradeFacts')
  const raw: Own = useTranslations().raw('tradeFacts')
  const { heading, fact, serviceFact, perMonth, season, samples, port, mode } = raw
  return {
    heading,
    fact,
    serviceFact,
    perMonth,
    season,
    samples,
    port,
    mode,
    amounts: recordOf(tradeUnits, (unit) => countForms((n) => t(`amount.${unit}`, { n }), locale)),
    times: recordOf(durationUnits, (unit) => countForms((n) => t(`time.${unit}`, { n }), locale)),
    monthNames: recordOf(months, (month) => formatMonthName(month, locale)),
    incoterms: useTranslations('quotations').raw('incoterms'),
    languages: useTranslations().raw('languages'),
  }
}
