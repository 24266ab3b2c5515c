'use client'

import { forgetDraft, saveDraft, readDraft } from '@/components/form/draft'
import { useDraftWhileTyping } from '@/components/form/use-draft-while-typing'
import { useUpload } from '@/components/form/use-upload'
import { Problem, type FieldErrors } from '@/lib/api/problem'
import { keyOf } from '@/lib/api/rule-sentences'
import { askForAccount } from '@/lib/auth/account-request'
import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { User } from '../../contract'
import type { saveProfile } from '../queries'
import { profileFieldNames, profileForm, redirectMs, successMs, type ProfileValues } from '../rules'

/** The state shown above the form; `saved` is the moment before the success is shown. */
export type Stage = 'editing' | 'incomplete' | 'sending' | 'saved' | 'failed' | 'done'

/** The person who edits. */
export type EditedPerson = Pick<User, 'id' | 'name' | 'last_name' | 'avatar_img'>

const draftName = 'profile-edit'

const fieldOf = (name: string) => profileFieldNames.find((field) => field === name)

interface Editing {
  person: EditedPerson
  /** Where success leads. */
  profile: string
  /** Sends the form. */
  deliver: typeof saveProfile
}

/** State of the profile form: draft, sending and result (spec part 3 section 4). */
export function useProfileEdit({ person, profile, deliver }: Editing) {
  const [restored] = useState(() => readDraft(draftName, person.id))
  const [stage, setStage] = useState<Stage>('editing')
  const [failure, setFailure] = useState<Problem | null>(null)
  const [isSaved, setIsSaved] = useState(false)
  const uploading = useUpload()
  const { name, last_name, avatar_img } = person
  const form = useForm<ProfileValues>({
    resolver: zodResolver(profileForm(avatar_img !== null), undefined, { raw: true }),
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: { name, last_name, ...restored, avatar_img: null },
  })
  const { getValues, setError } = form
  const hasSaved = stage === 'saved' || stage === 'done'

  useDraftWhileTyping(form, () => {
    if (hasSaved) return
    const { avatar_img: _file, ...names } = getValues()
    saveDraft(draftName, person.id, names)
    setIsSaved(true)
  })

  useEffect(() => {
    if (!hasSaved) return
    const shown = setTimeout(() => setStage('done'), successMs)
    const gone = setTimeout(() => window.location.assign(profile), redirectMs)
    return () => {
      clearTimeout(shown)
      clearTimeout(gone)
    }
  }, [hasSaved, profile])

  const refuse = (fields: FieldErrors) => {
    for (const [given, [message]] of Object.entries(fields)) {
      const field = fieldOf(given)
      if (field) setError(field, { type: 'server', message: keyOf(message ?? '') })
    }
    setStage('incomplete')
  }

  const fail = (error: unknown) => {
    if (error instanceof Problem && error.code === 'unauthenticated') {
      setStage('editing')
      return askForAccount('login', { stay: true })
    }
    if (error instanceof Problem && Object.keys(error.fields ?? {}).some(fieldOf)) {
      return refuse(error.fields ?? {})
    }
    setFailure(error instanceof Problem ? error : null)
    setStage('failed')
  }

  const send = async () => {
    setStage('sending')
    try {
      const sent = await uploading.send((sending) => deliver(person.id, getValues(), sending))
      if (sent.ended) return setStage('editing')
      forgetDraft(draftName)
      setStage('saved')
    } catch (error) {
      fail(error)
    }
  }

  return {
    form,
    stage,
    setStage,
    failure,
    submit: form.handleSubmit(send, () => setStage('incomplete')),
    progress: uploading.progress ?? 0,
    cancel: uploading.cancel,
    restored: restored !== null,
    isSaved,
  }
}
