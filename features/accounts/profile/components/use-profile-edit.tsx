'use client'

import { requestLogin } from '@/lib/auth/account-request'
import { fieldIn } from '@/lib/forms/failure'
import { useDraft } from '@/lib/forms/use-draft'
import { useSubmission } from '@/lib/forms/use-submission'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import type { User } from '../../contract'
import type { saveProfile } from '../queries'
import { profileForm, redirectMs, successMs, type ProfileValues } from '../rules'

/** The person who edits. */
export type EditedPerson = Pick<User, 'id' | 'name' | 'last_name' | 'avatar_img'>

interface Editing {
  person: EditedPerson
  /** Where success leads. */
  profile: string
  /** Sends the form. */
  deliver: typeof saveProfile
}

/** State of the profile form: draft, sending and result (spec part 3 section 4). */
export function useProfileEdit({ person, profile, deliver }: Editing) {
  const { name, last_name } = person
  const saved: ProfileValues = { name, last_name, avatar_img: null }
  const draft = useDraft({ place: 'profile-edit', owner: person.id, read: (found) => found })
  const form = useForm<ProfileValues>({
    resolver: zodResolver(profileForm, undefined, { raw: true }),
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: { ...saved, ...draft.restored, avatar_img: null },
  })
  const submission = useSubmission({
    form,
    draft,
    draftOf: ({ avatar_img: _file, ...names }) => names,
    fieldOf: fieldIn(saved),
    deliver: (values, { uploading }) => deliver(person.id, values, uploading),
    success: { shownMs: successMs, redirectMs, href: profile },
    onLoggedOut: requestLogin,
  })
  return { ...submission, form, draft }
}
