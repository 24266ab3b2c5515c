import type { FilterOption } from '@/components/list-view/filter-fields'
import { useMailAgainTexts, type MailAgainTexts } from '@/components/mail-again/mail-again-texts'
import type { ProblemCode } from '@/lib/api/problem'
import type { RuleKey } from '@/lib/api/rule-sentences'
import type { TradeUnit } from '@/lib/db/codes/trade-terms'
import { countForms, type CountForms } from '@/lib/i18n/count-forms'
import type { Locale } from '@/lib/i18n/locale'
import type { Messages } from '@/lib/i18n/messages'
import { useProblemTexts } from '@/lib/i18n/problem-texts'
import { useTranslations } from 'next-intl'

type Texts = Messages['requestForm']

/** The texts of the form, for the island that shows it. */
export interface RequestFormTexts extends Omit<
  Texts,
  'title' | 'description' | 'lead' | 'loading' | 'noScript' | 'contact' | 'wait' | 'steps'
> {
  units: Record<TradeUnit, string>
  mailAgain: MailAgainTexts
  wait: CountForms
  rules: Record<RuleKey, string>
  problems: Record<ProblemCode, string>
}

export interface RequestFormProps {
  locale: Locale
  /** Today in the portal's time zone, from the server. */
  day: string
  countries: readonly FilterOption[]
  /** The captcha's public key; null where the portal runs without a captcha. */
  siteKey: string | null
  texts: RequestFormTexts
}

/** The texts of the form. */
export function useRequestFormTexts(locale: Locale): RequestFormTexts {
  const t = useTranslations()
  const { steps: _steps, ...form }: Texts = t.raw('requestForm')
  return {
    ...form,
    units: t.raw('buyingRequests.units'),
    mailAgain: useMailAgainTexts(locale),
    wait: countForms((count) => t('requestForm.wait', { count }), locale),
    rules: t.raw('rules'),
    problems: useProblemTexts(),
  }
}
