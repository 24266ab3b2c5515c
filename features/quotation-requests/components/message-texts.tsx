import type { SelectOption } from '@/components/form/select-field'
import { useUploadTexts } from '@/components/form/upload-texts'
import type { MessageTexts } from '@/components/message-form/use-message'
import { ruleText, type RuleTexts } from '@/lib/api/rule-sentences'
import { currencies, incoterms, tradeUnits } from '@/lib/db/codes/trade-terms'
import type { Messages } from '@/lib/i18n/messages'
import { useProblemTexts } from '@/lib/i18n/problem-texts'
import { useTranslations } from 'next-intl'
import type { TermField } from '@/features/conversations/rules'

type Written = Messages['quotations']['write']

/** The texts of the form of a message, for the island that shows it. */
export interface RequestMessageTexts extends MessageTexts {
  rules: RuleTexts
  quotation: Pick<Written, 'withQuotation' | 'quotation' | 'terms' | 'required' | 'choose'> & {
    options: Partial<Record<TermField, readonly SelectOption[]>>
  }
}

/** The texts of the form of a message; the names of units and terms only where it has a quotation. */
export function useMessageTexts({ quotes = false } = {}): RequestMessageTexts {
  const t = useTranslations('quotations')
  const { withQuotation, quotation, terms, required, choose, ...form }: Written = t.raw('write')
  const rules: RuleTexts = useTranslations().raw('rules')
  const { text, files, filesHelp, empty, send, sending, sent, failed, ended, most } = form
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
    text,
    files,
    filesHelp,
    empty: ruleText(rules, 'required', empty),
    send,
    sending,
    sent,
    failed,
    over: ended,
    upload: { ...useUploadTexts(), most },
    rules,
    problems: useProblemTexts(),
    quotation: { withQuotation, quotation, terms, required, choose, options },
  }
}
