import type { CheckListTexts } from '@/components/form/check-list-field'
import { useUploadTexts, type UploadTexts } from '@/components/form/upload-texts'
import { useListTexts, type ListTexts } from '@/components/list-view/list-texts'
import { useModalTexts, type ModalTexts } from '@/components/modal/modal-texts'
import { useProblemTexts } from '@/lib/i18n/problem-texts'
import type { ProblemCode } from '@/lib/api/problem'
import type { RuleKey } from '@/lib/api/rule-sentences'
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

export type Section = (typeof sections)[number]

type Label =
  | 'company_registered_name'
  | 'company_trading_name'
  | 'type_of_company'
  | 'phone_number'
  | 'mobile_number'
  | 'website_url'
  | 'e_mail'
  | 'location_type_id'
  | 'governorates'
  | 'location_country_id'
  | 'industry_information_for_products'
  | 'industry_information_for_services'
  | 'countries_of_operations'
  | 'logo'
  | 'company_profile_pdf'
  | 'certificates'
  | 'certificate_title'
  | 'certificate_file'
  | 'person_title'
  | 'person_position'
  | 'person_first_name'
  | 'person_last_name'
  | 'person_mobile_number'
  | 'person_email'
  | 'agreements'

/** Texts of the registration. */
export interface RegistrationTexts {
  index: string
  sections: Record<Section, string>
  labels: Record<Label, string>
  help: Record<'phone' | 'website' | 'logo' | 'pdf' | 'certificates' | 'person', string>
  choose: string
  addCertificate: string
  removeCertificate: string
  agree: string
  terms: string
  newTab: string
  submit: string
  draft: Record<'note' | 'saved' | 'restored', string>
  sending: Record<'title' | 'text' | 'cancel' | 'percent', string>
  success: Record<'title' | 'text', string>
  owned: Record<'note' | 'title' | 'text' | 'profile', string>
  list: CheckListTexts
  upload: UploadTexts
  rules: Record<RuleKey, string>
  problems: Record<ProblemCode, string>
  failed: ListTexts['failed']
  modals: Pick<ModalTexts, 'error' | 'requiredFields'>
}

/** The texts of the registration, for its client component. */
export function useRegistrationTexts(): RegistrationTexts {
  const t = useTranslations('companyRegistration')
  const all = useTranslations()
  const { error, requiredFields } = useModalTexts()
  return {
    index: t('index'),
    sections: t.raw('sections'),
    labels: t.raw('labels'),
    help: t.raw('help'),
    choose: t('choose'),
    addCertificate: t('addCertificate'),
    removeCertificate: t.raw('removeCertificate'),
    agree: t('agree'),
    terms: t('terms'),
    newTab: t('newTab'),
    submit: t('submit'),
    draft: t.raw('draft'),
    sending: t.raw('sending'),
    success: t.raw('success'),
    owned: t.raw('owned'),
    list: t.raw('list'),
    upload: useUploadTexts(),
    rules: all.raw('rules'),
    problems: useProblemTexts(),
    failed: useListTexts().failed,
    modals: { error, requiredFields },
  }
}
