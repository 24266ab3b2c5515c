'use client'

import type { User } from '@/features/accounts/contract'
import { requestLogin } from '@/lib/auth/account-request'
import { useDraft } from '@/lib/forms/use-draft'
import { useSubmission } from '@/lib/forms/use-submission'
import type { Locale } from '@/lib/i18n/locale'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm, type FieldPath } from 'react-hook-form'
import { maxTextLength, type companyFields } from '../contract'
import { sendRegistration, type RegistrationChoices } from '../queries'
import {
  draftOf,
  emptyRegistration,
  fieldOf,
  knownOf,
  redirectMs,
  registrationForm,
  type RegistrationValues,
} from '../rules'
import type { RegistrationTexts } from './registration-texts'

interface RegistrationStart {
  person: User
  /** The ids of the countries in their export plan. */
  markets: readonly string[]
  /** The address that opens when the form was sent. */
  profile: string
}

/** State of the registration form: draft, sending and result (spec part 2 section 4). */
export function useRegistration({ person, markets, profile }: RegistrationStart) {
  const draft = useDraft({
    place: 'company-registration',
    owner: person.id,
    read: (found) => found,
  })
  const form = useForm<RegistrationValues>({
    resolver: zodResolver(registrationForm, undefined, { raw: true }),
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: {
      ...emptyRegistration,
      ...knownOf(person),
      countries_of_operations: [...markets],
      ...draft.restored,
    },
  })
  const submission = useSubmission({
    form,
    draft,
    draftOf,
    fieldOf,
    deliver: (values, { uploading }) => sendRegistration(values, uploading),
    onSent: () => 'done',
    success: { shownMs: 0, redirectMs, href: profile },
    onLoggedOut: requestLogin,
  })
  return { ...submission, form, draft }
}

/** What each text or choice of a section takes. */
export function fieldsOf({ form, texts, errorOf }: SectionProps) {
  return (name: keyof typeof companyFields) => ({
    field: form.register(name),
    label: texts.labels[name],
    error: errorOf(name),
  })
}

/** What the two fields of a name take: the English one, and the Arabic one that may stay empty. */
export function nameFieldsOf(props: SectionProps) {
  const field = fieldsOf(props)
  const { script: hints } = props.texts
  return (name: keyof typeof companyFields, language: Locale) => ({
    ...field(name),
    writtenIn: { language, hints },
    maxLength: maxTextLength,
    required: language === 'en',
  })
}

/** The props of the sections of the form. */
export interface SectionProps {
  locale: Locale
  choices: RegistrationChoices
  texts: RegistrationTexts
  form: ReturnType<typeof useRegistration>['form']
  /** The error text of a field. */
  errorOf: (name: FieldPath<RegistrationValues>) => string | undefined
}
