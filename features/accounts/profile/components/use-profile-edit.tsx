'use client'

import { forgetDraft, saveDraft, readDraft } from '@/components/form/draft'
import { useDraftWhileTyping } from '@/components/form/use-draft-while-typing'
import { useFormSending } from '@/components/form/use-form-sending'
import { askForAccount } from '@/lib/auth/account-request'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { User } from '../../contract'
import type { saveProfile } from '../queries'
import { profileFieldNames, profileForm, redirectMs, successMs, type ProfileValues } from '../rules'

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
  const [isSaved, setIsSaved] = useState(false)
  const { name, last_name } = person
  const form = useForm<ProfileValues>({
    resolver: zodResolver(profileForm, undefined, { raw: true }),
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: { name, last_name, ...restored, avatar_img: null },
  })
  const success = { shownMs: successMs, redirectMs, href: profile }
  const sending = useFormSending({
    form,
    fieldOf,
    success,
    onLoggedOut: () => askForAccount('login', { stay: true }),
  })

  useDraftWhileTyping(form, () => {
    if (sending.hasSaved) return
    const { avatar_img: _file, ...names } = form.getValues()
    saveDraft(draftName, person.id, names)
    setIsSaved(true)
  })

  const send = () =>
    sending.send(
      (uploading) => deliver(person.id, form.getValues(), uploading),
      () => {
        forgetDraft(draftName)
        sending.setStage('saved')
      },
    )
  const submit = form.handleSubmit(send, () => sending.setStage('incomplete'))
  return { ...sending, form, submit, restored: restored !== null, isSaved }
}
