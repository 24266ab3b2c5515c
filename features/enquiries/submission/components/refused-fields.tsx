import type { Problem } from '@/lib/api/problem'
import { ruleText } from '@/lib/api/rule-sentences'
import { countText } from '@/lib/i18n/count-forms'
import type { Locale } from '@/lib/i18n/locale'
import { fieldsOf, type EnquiryKind } from '../rules'
import type { EnquiryTexts } from './enquiry-texts'

/** The fields of the form that the server rejected, with their messages. */
export function refusedFields(kind: EnquiryKind, { fields = {} }: Problem, texts: EnquiryTexts) {
  return fieldsOf(kind).flatMap((name) => {
    const [message] = fields[`submitData.${name}`] ?? fields[name] ?? []
    if (message === undefined) return []
    return [{ name, message: ruleText(texts.rules, message, texts.required[name]) }]
  })
}

/** Why a form was not sent, where no field is to blame. */
export function failureText(
  { code, retryAfter, fields }: Problem,
  texts: EnquiryTexts,
  locale: Locale,
) {
  if (code === 'too_many_requests' && retryAfter !== undefined) {
    return countText(texts.wait, Math.ceil(retryAfter / 60), locale)
  }
  const [message] = Object.values(fields ?? {}).flat()
  return message === undefined ? texts.problems[code] : ruleText(texts.rules, message, undefined)
}
