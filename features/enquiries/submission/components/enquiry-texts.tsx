import type { SelectOption } from '@/components/form/select-field'
import { useUploadTexts } from '@/components/form/upload-texts'
import type { CodeSearchTexts } from '@/components/code-search/code-search'
import { nomenclatureSearch } from '@/features/hs-nomenclature/contract'
import { changeDetails } from '@/features/accounts/profile/contract'
import { isServed } from '@/lib/api/call'
import { useModalTexts, type ModalTexts } from '@/components/modal/modal-texts'
import type { ProblemCode } from '@/lib/api/problem'
import type { RuleKey } from '@/lib/api/rule-sentences'
import { countForms, type CountForms } from '@/lib/i18n/count-forms'
import type { Locale } from '@/lib/i18n/locale'
import { useProblemTexts } from '@/lib/i18n/problem-texts'
import { useTranslations } from 'next-intl'
import { enquiryById, sendEnquiryMessage } from '../../my-enquiries/contract'
import type { EnquiryField } from '../../rules/form-values'
import { asksProduct, fieldsOf, textKeyOf, type EnquiryKind, type ListedField } from '../rules'
import { type EnquirySubject } from '../../rules/subjects'

import type { AttachmentTexts } from './enquiry-attachments'

/** The lists of a form, by the field that selects from each. */
export type EnquiryChoices = Partial<Record<ListedField, readonly SelectOption[]>>

type Word =
  'choose' | 'marked' | 'agree' | 'terms' | 'newTab' | 'hidden' | 'submit' | 'clear' | 'follow'

type DraftWord =
  'saved' | 'restored' | 'note' | 'other' | 'bring' | 'elsewhere' | 'cleared' | 'back'

/** The texts of the form of an enquiry. */
export interface EnquiryTexts extends Record<Word, string> {
  /** Offers to keep what the profile lacks; null where the portal keeps no details. */
  keep: string | null
  /** The search of a product; null where the form or the portal has none. */
  codes: CodeSearchTexts | null
  /** The message that a form begins with; null where only the person knows what to write. */
  message: string | null
  /** By when the office answers, with `{date}`; null where the portal does not say it. */
  answerBy: string | null
  /** The documents; null where the form or the portal takes none. */
  attachments: AttachmentTexts | null
  parts: Record<'person' | 'request', string>
  labels: Partial<Record<EnquiryField, string>>
  /** What to enter in a field that is empty. */
  required: Partial<Record<EnquiryField, string>>
  /** `description` has the placeholders `{count}` and `{most}`. */
  help: Partial<Record<EnquiryField, string>> & { emailVisitor?: string }
  draft: Record<DraftWord, string>
  /** Sentences that name what an enquiry is about (`useSubject`). */
  subject: Record<EnquirySubject['kind'], string>
  login: Record<'needed' | 'kept' | 'logIn' | 'done' | 'warning' | 'success', string>
  /** The minutes until the next try. */
  wait: CountForms
  rules: Record<RuleKey, string>
  problems: Record<ProblemCode, string>
  modals: ModalTexts
}

/** The texts of a form, for the island that shows it. */
export function useEnquiryTexts(kind: EnquiryKind, locale: Locale): EnquiryTexts {
  const t = useTranslations('enquiryForms')
  const rules = useTranslations()
  const help: Record<string, string> = t.raw('help')
  const isCase = kind === 'barriers'
  const takesFiles = (isCase || kind === 'institution') && isServed(sendEnquiryMessage)
  const upload = useUploadTexts()
  return {
    parts: { person: t('parts.person'), request: t(isCase ? 'parts.case' : 'parts.request') },
    labels: byField(kind, t.raw('fields')),
    required: byField(kind, t.raw('required')),
    help: {
      phone: help.phone,
      ...(isCase
        ? {
            phone2: help.phone,
            email: help.contactEmail,
            loss_band: help.loss_band,
            product: help.product,
          }
        : { email: help.email, emailVisitor: help.emailVisitor }),
      institution: help.institution,
      description: help.description,
    },
    keep: isServed(changeDetails) ? t('keep') : null,
    codes: asksProduct(kind) && isServed(nomenclatureSearch) ? rules.raw('offerForm.codes') : null,
    message: kind === 'readiness' ? t('readinessMessage') : null,
    answerBy: isServed(enquiryById) ? t.raw('answerBy') : null,
    attachments: takesFiles
      ? { ...t.raw('attachments'), upload: { ...upload, most: t('attachments.most') } }
      : null,
    choose: t('choose'),
    marked: t('marked'),
    agree: t('agree'),
    terms: t('terms'),
    newTab: t('newTab'),
    hidden: t('hidden'),
    submit: t('submit'),
    clear: t('clear'),
    follow: t('follow'),
    draft: t.raw('draft'),
    subject: t.raw('subject'),
    login: t.raw('login'),
    wait: countForms((minutes) => t('wait', { minutes }), locale),
    rules: rules.raw('rules'),
    problems: useProblemTexts(),
    modals: useModalTexts(),
  }
}

function byField(kind: EnquiryKind, texts: Record<string, string>) {
  return Object.fromEntries(fieldsOf(kind).map((field) => [field, texts[textKeyOf(kind, field)]]))
}
