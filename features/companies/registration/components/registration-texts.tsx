import { useFormTexts, type FormTexts } from '@/components/form/form-texts'
import { useListTexts, type ListTexts } from '@/components/list-view/list-texts'
import type { Messages } from '@/lib/i18n/messages'
import { useTranslations } from 'next-intl'

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
