'use client'

import { forgetDraft, saveDraft, readDraft } from '@/components/form/draft'
import { useDraftWhileTyping } from '@/components/form/use-draft-while-typing'
import { useFormSending } from '@/components/form/use-form-sending'
import type { EditConflict } from '@/lib/api/edit-conflict'
import { askForAccount } from '@/lib/auth/account-request'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { fieldOf, type RegistrationValues } from '../../registration/rules'
import type { MyCompany } from '../contract'
import { companyOf, type sendChange } from '../queries'
import { companyEditForm, editDraftOf, redirectMs, successMs, valuesOf } from '../rules'

/** The edit conflict with the other version, if it could be loaded. */
export interface Theirs extends EditConflict {
  company: MyCompany | null
}

const draftName = 'company-edit'

interface Editing {
  /** The person who edits. */
  owner: number
  company: MyCompany
  /** Where success leads. */
  profile: string
  /** Sends the form. */
  deliver: typeof sendChange
}

/** State of the edit form: draft, sending and result (spec part 3 section 4). */
export function useCompanyEdit({ owner, company, profile, deliver }: Editing) {
  const [restored] = useState(() => draftFor(owner, company.id))
  /**
   * The version the change is based on; after a conflict, the one the person agreed to overwrite.
   */
  const [version, setVersion] = useState(restored?.version ?? company.version)
  const [conflict, setConflict] = useState<Theirs | null>(null)
  const [isSaved, setIsSaved] = useState(false)
  const form = useForm<RegistrationValues>({
    resolver: zodResolver(companyEditForm, undefined, { raw: true }),
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: { ...valuesOf(company), ...restored?.values },
  })
  const sending = useFormSending<RegistrationValues, 'conflict'>({
    form,
    fieldOf,
    success: { shownMs: successMs, redirectMs, href: profile },
    onLoggedOut: () => askForAccount('login', { stay: true }),
    onConflict: (changed) => void showConflict(changed),
  })

  useDraftWhileTyping(form, () => {
    if (sending.hasSaved) return
    const values = editDraftOf(form.getValues())
    saveDraft(draftName, owner, { company: company.id, version, values })
    setIsSaved(true)
  })

  const showConflict = async (changed: EditConflict) => {
    const theirs = await companyOf(company.id).catch(() => null)
    setConflict({ ...changed, company: theirs })
    sending.setStage('conflict')
  }

  const send = (from: number | null) =>
    sending.send(
      (uploading) => deliver({ id: owner, version: from, company }, form.getValues(), uploading),
      () => {
        forgetDraft(draftName)
        sending.setStage('saved')
      },
    )

  /** Overwrites the other change, which the person has seen. */
  const saveOver = () => {
    if (!conflict) return
    setVersion(conflict.version)
    void send(conflict.version)
  }

  const submit = form.handleSubmit(
    () => send(version),
    () => sending.setStage('incomplete'),
  )
  return { ...sending, form, conflict, submit, saveOver, restored: restored !== null, isSaved }
}

/** The draft of this company by this person, with the version it is based on; null without one. */
function draftFor(owner: number, company: number) {
  const kept = readDraft(draftName, owner)
  if (!kept || !('company' in kept && 'version' in kept && 'values' in kept)) return null
  const { version, values } = kept
  if (kept.company !== company || typeof values !== 'object' || values === null) return null
  return { version: typeof version === 'number' ? version : null, values }
}
