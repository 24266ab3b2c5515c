import type { SelectOption } from '@/components/form/select-field'
import { useMailAgainTexts, type MailAgainTexts } from '@/components/mail-again/mail-again-texts'
import type { ProblemCode } from '@/lib/api/problem'
import type { RuleTexts } from '@/lib/api/rule-sentences'
import { incoterms, tradeUnits } from '@/lib/db/codes/trade-terms'
import { countForms, type CountForms } from '@/lib/i18n/count-forms'
import type { Locale } from '@/lib/i18n/locale'
import type { Messages } from '@/lib/i18n/messages'
import { useProblemTexts } from '@/lib/i18n/problem-texts'
import { useTranslations } from 'next-intl'
import type { RequestField } from '../rules'

type Own = Omit<Messages['quotations']['form'], 'wait' | 'help' | 'required'>

/** The texts of the form, for the island that shows it. */
export interface RequestTexts extends Own {
  help: Partial<Record<RequestField | 'member', string>>
  /** What to enter in a field that is empty. */
  required: Partial<Record<RequestField | 'agreements', string>>
  /** The minutes until the next try. */
  wait: CountForms
  rules: RuleTexts
  problems: Record<ProblemCode, string>
  mailAgain: MailAgainTexts
  units: readonly SelectOption[]
  incoterms: readonly SelectOption[]
}

/** The texts of the form. */
export function useRequestTexts(locale: Locale): RequestTexts {
  const t = useTranslations('quotations')
  const own: Messages['quotations']['form'] = t.raw('form')
  return {
    ...own,
    wait: countForms((minutes) => t('form.wait', { minutes }), locale),
    rules: useTranslations().raw('rules'),
    problems: useProblemTexts(),
    mailAgain: useMailAgainTexts(locale),
    units: tradeUnits.map((value) => ({ value, text: t(`units.${value}`) })),
    incoterms: incoterms.map((value) => ({ value, text: `${value} – ${t(`incoterms.${value}`)}` })),
  }
}
