import type { FieldTexts } from '@/components/form/failed-fields'
import { useFormTexts, type FormTexts } from '@/components/form/form-texts'
import { useListTexts, type ListTexts } from '@/components/list-view/list-texts'
import { ruleText } from '@/lib/api/rule-sentences'
import type { Messages } from '@/lib/i18n/messages'
import { useTranslations } from 'next-intl'
import { textKeyOf } from '../rules'

/** The sections of the form, in their order. */
export const sections = [
  'company',
  'contacts',
  'location',
  'sectors',
  'files',
  'certificates',
  'person',
] as const

type OwnTexts = Messages['companyRegistration']

/** Texts of the registration. */
export interface RegistrationTexts extends OwnTexts, FormTexts {
  failed: ListTexts['failed']
}

/** The texts of the registration, for its client component. */
export function useRegistrationTexts(): RegistrationTexts {
  const own: OwnTexts = useTranslations().raw('companyRegistration')
  return { ...own, ...useFormTexts(), failed: useListTexts().failed }
}

/** The error text of a field. */
export function errorText(name: string, message: string | undefined, texts: RegistrationTexts) {
  const sentences: FieldTexts['required'] = texts.required
  return ruleText(texts.rules, message, sentences[textKeyOf(name)])
}
