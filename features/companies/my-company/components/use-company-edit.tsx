'use client'

import { forgetDraft, saveDraft, readDraft } from '@/components/form/draft'
import { useDraftWhileTyping } from '@/components/form/use-draft-while-typing'
import { useUpload } from '@/components/form/use-upload'
import { conflictOf, type EditConflict } from '@/lib/api/edit-conflict'
import { Problem, type FieldErrors } from '@/lib/api/problem'
import { keyOf } from '@/lib/api/rule-sentences'
import { askForAccount } from '@/lib/auth/account-request'
import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useState } from 'react'
import { useForm, type FieldPath } from 'react-hook-form'
import { clearedBy, emptyRegistration, type RegistrationValues } from '../../registration/rules'
import type { MyCompany } from '../contract'
import { companyOf, type sendChange } from '../queries'
import { companyEditForm, editDraftOf, redirectMs, successMs, valuesOf } from '../rules'

/** The state shown above the form; `saved` is the moment before the success is shown. */
export type Stage = 'editing' | 'incomplete' | 'sending' | 'saved' | 'failed' | 'conflict' | 'done'

/** The edit conflict with the other version, if it could be loaded. */
export interface Theirs extends EditConflict {
  company: MyCompany | null
}

const draftName = 'company-edit'

const isField = (name: string): name is FieldPath<RegistrationValues> => name in emptyRegistration

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
  const [stage, setStage] = useState<Stage>('editing')
  const [failure, setFailure] = useState<Problem | null>(null)
  const [conflict, setConflict] = useState<Theirs | null>(null)
  const [isSaved, setIsSaved] = useState(false)
  const uploading = useUpload()
  const form = useForm<RegistrationValues>({
    resolver: zodResolver(companyEditForm, undefined, { raw: true }),
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: { ...valuesOf(company), ...restored?.values },
  })
  const { getValues, setError, setValue } = form

  useDraftWhileTyping(form, () => {
    if (stage === 'saved' || stage === 'done') return
    saveDraft(draftName, owner, {
      company: company.id,
      version,
      values: editDraftOf(getValues()),
    })
    setIsSaved(true)
  })

  const hasSaved = stage === 'saved' || stage === 'done'
  useEffect(() => {
    if (!hasSaved) return
    const shown = setTimeout(() => setStage('done'), successMs)
    const gone = setTimeout(() => window.location.assign(profile), redirectMs)
    return () => {
      clearTimeout(shown)
      clearTimeout(gone)
    }
  }, [hasSaved, profile])

  /** Clears the place of the other location type. */
  const locate = (location: string) => {
    const other = clearedBy(location)
    if (other) setValue(other, '', { shouldValidate: form.formState.isSubmitted })
  }

  const refuse = (fields: FieldErrors) => {
    for (const [name, [message]] of Object.entries(fields)) {
      const field = fieldOf(name)
      if (isField(field)) setError(field, { type: 'server', message: keyOf(message ?? '') })
    }
    setStage('incomplete')
  }

  const showConflict = async (changed: EditConflict) => {
    const theirs = await companyOf(company.id).catch(() => null)
    setConflict({ ...changed, company: theirs })
    setStage('conflict')
  }

  const fail = (error: unknown) => {
    const changed = conflictOf(error)
    if (changed) return void showConflict(changed)
    if (error instanceof Problem && error.code === 'unauthenticated') {
      setStage('editing')
      return askForAccount('login', { stay: true })
    }
    if (error instanceof Problem && error.fields && Object.keys(error.fields).some(isOwn)) {
      return refuse(error.fields)
    }
    setFailure(error instanceof Problem ? error : null)
    setStage('failed')
  }

  const send = async (from: number | null) => {
    setStage('sending')
    try {
      const place = { id: owner, version: from, company }
      const sent = await uploading.send((sending) => deliver(place, getValues(), sending))
      if (sent.ended) return setStage('editing')
      forgetDraft(draftName)
      setStage('saved')
    } catch (error) {
      fail(error)
    }
  }

  /** Overwrites the other change, which the person has seen. */
  const saveOver = () => {
    if (!conflict) return
    setVersion(conflict.version)
    void send(conflict.version)
  }

  const submit = form.handleSubmit(
    () => send(version),
    () => setStage('incomplete'),
  )
  return {
    form,
    stage,
    setStage,
    failure,
    conflict,
    locate,
    submit,
    saveOver,
    progress: uploading.progress ?? 0,
    cancel: uploading.cancel,
    restored: restored !== null,
    isSaved,
  }
}

const fieldOf = (name: string) =>
  name === 'certificate_files' || name === 'attachment_option_file' ? 'certificates' : name

const isOwn = (name: string) => isField(fieldOf(name))

/** The draft of this company by this person, with the version it is based on; null without one. */
function draftFor(owner: number, company: number) {
  const kept = readDraft(draftName, owner)
  if (!kept || !('company' in kept && 'version' in kept && 'values' in kept)) return null
  const { version, values } = kept
  if (kept.company !== company || typeof values !== 'object' || values === null) return null
  return { version: typeof version === 'number' ? version : null, values }
}
