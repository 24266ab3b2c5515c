import type { SelectOption } from '@/components/form/select-field'
import type { UploadsTexts } from '@/components/form/uploads-field'
import { useUploadTexts } from '@/components/form/upload-texts'
import type { ProblemCode } from '@/lib/api/problem'
import type { RuleTexts } from '@/lib/api/rule-sentences'
import { currencies, incoterms, tradeUnits } from '@/lib/db/codes/trade-terms'
import type { Messages } from '@/lib/i18n/messages'
import { useProblemTexts } from '@/lib/i18n/problem-texts'
import { useTranslations } from 'next-intl'
import type { TermField } from '../rules'

/** The texts of the form of a message, for the island that shows it. */
export interface MessageTexts {
  form: Messages['quotations']['write']
  upload: UploadsTexts
  rules: RuleTexts
  problems: Record<ProblemCode, string>
  options: Partial<Record<TermField, readonly SelectOption[]>>
}

/** The texts of the form of a message; the names of units and terms only where it has a quotation. */
export function useMessageTexts({ quotes = false } = {}): MessageTexts {
  const t = useTranslations('quotations')
  const form: Messages['quotations']['write'] = t.raw('write')
  const options = quotes
    ? {
        currency: currencies.map((value) => ({ value, text: value })),
        unit: tradeUnits.map((value) => ({ value, text: t(`units.${value}`) })),
        incoterm: incoterms.map((value) => ({
          value,
          text: `${value} – ${t(`incoterms.${value}`)}`,
        })),
      }
    : {}
  return {
    form,
    upload: { ...useUploadTexts(), most: form.most },
    rules: useTranslations().raw('rules'),
    problems: useProblemTexts(),
    options,
  }
}
