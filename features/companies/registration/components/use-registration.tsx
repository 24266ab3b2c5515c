'use client'

import { forgetDraft, saveDraft, readDraft } from '@/components/form/draft'
import { useDraftWhileTyping } from '@/components/form/use-draft-while-typing'
import { useUpload } from '@/components/form/use-upload'
import { Problem, type FieldErrors } from '@/lib/api/problem'
import { keyOf } from '@/lib/api/rule-sentences'
import { askForAccount } from '@/lib/auth/account-request'
import type { Locale } from '@/lib/i18n/locale'
import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useState } from 'react'
import { useForm, type FieldPath } from 'react-hook-form'
import { sendRegistration, type RegistrationChoices } from '../queries'
import {
  clearedBy,
  draftOf,
  emptyRegistration,
  redirectMs,
  registrationForm,
  type RegistrationValues,
} from '../rules'
import type { RegistrationTexts } from './registration-texts'

/** The state shown above the form. */
export type Stage = 'editing' | 'incomplete' | 'sending' | 'failed' | 'done'

const draftName = 'company-registration'

const isField = (name: string): name is FieldPath<RegistrationValues> => name in emptyRegistration

/** State of the registration form: draft, sending and result (spec part 2 section 4). */
export function useRegistration({ owner, profile }: { owner: number; profile: string }) {
  const [restored] = useState(() => readDraft(draftName, owner))
  const [stage, setStage] = useState<Stage>('editing')
  const [failure, setFailure] = useState<Problem | null>(null)
  const [savedAt, setSavedAt] = useState(0)
  const uploading = useUpload()
  const form = useForm<RegistrationValues>({
    resolver: zodResolver(registrationForm, undefined, { raw: true }),
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: { ...emptyRegistration, ...restored },
  })
  const { getValues, setError, setValue } = form

  useDraftWhileTyping(form, () => {
    if (stage === 'done') return
    saveDraft(draftName, owner, draftOf(getValues()))
    setSavedAt(Date.now())
  })

  useEffect(() => {
    if (stage !== 'done') return
    const timer = setTimeout(() => window.location.assign(profile), redirectMs)
    return () => clearTimeout(timer)
  }, [stage, profile])

  /** Clears the place of the other location type. */
  const locate = (location: string) => {
    const other = clearedBy(location)
    if (other) setValue(other, '', { shouldValidate: form.formState.isSubmitted })
  }

  const refuse = (fields: FieldErrors) => {
    for (const [name, [message]] of Object.entries(fields)) {
      const field = name === 'certificate_files' ? 'certificates' : name
      if (isField(field)) setError(field, { type: 'server', message: keyOf(message ?? '') })
    }
    setStage('incomplete')
  }

  const fail = (error: unknown) => {
    if (!(error instanceof Problem)) {
      setFailure(null)
      return setStage('failed')
    }
    if (error.code === 'unauthenticated') {
      setStage('editing')
      return askForAccount('login', { stay: true })
    }
    if (
      error.fields &&
      Object.keys(error.fields).some((name) => isField(name) || name === 'certificate_files')
    ) {
      return refuse(error.fields)
    }
    setFailure(error)
    setStage('failed')
  }

  const send = async () => {
    setStage('sending')
    try {
      const sent = await uploading.send((sending) => sendRegistration(getValues(), sending))
      if (sent.ended) return setStage('editing')
      forgetDraft(draftName)
      setStage('done')
    } catch (error) {
      fail(error)
    }
  }

  const submit = form.handleSubmit(send, () => setStage('incomplete'))
  return {
    form,
    stage,
    setStage,
    failure,
    locate,
    submit,
    progress: uploading.progress ?? 0,
    cancel: uploading.cancel,
    restored: restored !== null,
    isSaved: savedAt > 0,
  }
}

/** The props of the sections of the form. */
export interface SectionProps {
  locale: Locale
  choices: RegistrationChoices
  texts: RegistrationTexts
  form: ReturnType<typeof useRegistration>['form']
  /** The error text of a field. */
  errorOf: (name: FieldPath<RegistrationValues>) => string | undefined
  locate: (location: string) => void
}
