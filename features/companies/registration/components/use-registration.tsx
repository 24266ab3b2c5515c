'use client'

import { forgetDraft, saveDraft, readDraft } from '@/components/form/draft'
import { useDraftWhileTyping } from '@/components/form/use-draft-while-typing'
import { useFormSending } from '@/components/form/use-form-sending'
import type { User } from '@/features/accounts/contract'
import { askForAccount } from '@/lib/auth/account-request'
import type { Locale } from '@/lib/i18n/locale'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
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

const draftName = 'company-registration'

interface RegistrationStart {
  person: User
  /** The ids of the countries in their export plan. */
  markets: readonly string[]
  /** The address that opens when the form was sent. */
  profile: string
}

/** State of the registration form: draft, sending and result (spec part 2 section 4). */
export function useRegistration({ person, markets, profile }: RegistrationStart) {
  const [restored] = useState(() => readDraft(draftName, person.id))
  const [isSaved, setIsSaved] = useState(false)
  const form = useForm<RegistrationValues>({
    resolver: zodResolver(registrationForm, undefined, { raw: true }),
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: {
      ...emptyRegistration,
      ...knownOf(person),
      countries_of_operations: [...markets],
      ...restored,
    },
  })
  const success = { shownMs: 0, redirectMs, href: profile }
  const sending = useFormSending({
    form,
    fieldOf,
    success,
    onLoggedOut: () => askForAccount('login', { stay: true }),
  })

  useDraftWhileTyping(form, () => {
    if (sending.hasSaved) return
    saveDraft(draftName, person.id, draftOf(form.getValues()))
    setIsSaved(true)
  })

  const send = () =>
    sending.send(
      (uploading) => sendRegistration(form.getValues(), uploading),
      () => {
        forgetDraft(draftName)
        sending.setStage('done')
      },
    )
  const submit = form.handleSubmit(send, () => sending.setStage('incomplete'))
  return { ...sending, form, submit, restored: restored !== null, isSaved }
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
