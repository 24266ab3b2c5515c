'use client'

import { forgetDraft, saveDraft, readDraft } from '@/components/form/draft'
import { useDraftWhileTyping } from '@/components/form/use-draft-while-typing'
import { useUpload } from '@/components/form/use-upload'
import { conflictOf, type EditConflict } from '@/lib/api/edit-conflict'
import { Problem, type FieldErrors } from '@/lib/api/problem'
import { keyOf } from '@/lib/api/rule-sentences'
import { askForAccount } from '@/lib/auth/account-request'
import type { Locale } from '@/lib/i18n/locale'
import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { MyOffer } from '../contract'
import { myOffer, type SectorChoices, type sendOffer } from '../queries'
import {
  draftName,
  draftOf,
  emptyOffer,
  offerForm,
  redirectMs,
  successMs,
  valuesOf,
  type FormSubject,
  type OfferValues,
} from '../rules'
import type { OfferFormTexts } from './offer-form-texts'

/** The state shown above the form or next to its buttons. */
export type Stage =
  'editing' | 'incomplete' | 'sending' | 'failed' | 'sent' | 'done' | 'saved' | 'conflict' | 'alone'

/** The edit conflict with the other person's version. */
export interface Theirs extends EditConflict {
  item: MyOffer
}

interface Given {
  subject: FormSubject
  person: { id: number; company_id: number | null }
  profile: string
  deliver: typeof sendOffer
}

const isField = (name: string): name is keyof OfferValues => name in emptyOffer

/** State of the form of a product or service: draft, sending and result (part 3 section 4). */
export function useOfferForm({ subject: opened, person, profile, deliver }: Given) {
  const [subject, setSubject] = useState(opened)
  const name = draftName(opened)
  const [restored, setRestored] = useState(() => draftFor(name, person.id))
  /** The version that the input is based on: that of the draft, if there is one. */
  const [baseVersion, setBaseVersion] = useState(
    restored ? restored.version : (opened.item?.version ?? null),
  )
  const [stage, setStage] = useState<Stage>('editing')
  const [failure, setFailure] = useState<Problem | null>(null)
  const [theirs, setTheirs] = useState<Theirs | null>(null)
  const [savedAt, setSavedAt] = useState(0)
  const uploading = useUpload()
  const { type, item } = subject
  const saved = item === null ? emptyOffer : valuesOf(item)
  const form = useForm<OfferValues>({
    resolver: zodResolver(offerForm(subject), undefined, { raw: true }),
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: { ...saved, ...restored?.values },
  })
  const { getValues, setError, setValue } = form

  useDraftWhileTyping(
    form,
    () => {
      if (stage === 'sent' || stage === 'done' || stage === 'saved') return
      saveDraft(name, person.id, { version: baseVersion, values: draftOf(getValues()) })
      setSavedAt(Date.now())
    },
    () => {
      if (stage === 'saved') setStage('editing')
    },
  )

  const isAdded = stage === 'sent' || stage === 'done'
  useEffect(() => {
    if (!isAdded) return
    const shown = setTimeout(() => setStage('done'), successMs[type])
    const left = setTimeout(() => window.location.assign(profile), redirectMs)
    return () => {
      clearTimeout(shown)
      clearTimeout(left)
    }
  }, [isAdded, type, profile])

  /** Another sector has other sub-sectors (spec part 3 section 4). */
  const changeSector = () => setValue('sub_ind', '', { shouldValidate: form.formState.isSubmitted })

  const refuse = (fields: FieldErrors) => {
    for (const [field, [message]] of Object.entries(fields)) {
      if (isField(field)) setError(field, { type: 'server', message: keyOf(message ?? '') })
    }
    setStage('incomplete')
  }

  const current = async () =>
    item === null || person.company_id === null
      ? null
      : myOffer(type, person.company_id, item.id).catch(() => null)

  const showConflict = async (conflict: EditConflict, error: Problem) => {
    const found = await current()
    if (!found) return stop(error)
    setTheirs({ ...conflict, item: found })
    setStage('conflict')
  }

  const stop = (error: Problem | null) => {
    setFailure(error)
    setStage('failed')
  }

  const fail = async (error: unknown) => {
    if (!(error instanceof Problem)) return stop(null)
    const conflict = conflictOf(error)
    if (conflict) return showConflict(conflict, error)
    if (error.code === 'unauthenticated') {
      setStage('editing')
      return askForAccount('login', { stay: true })
    }
    if (error.fields && Object.keys(error.fields).some(isField)) return refuse(error.fields)
    stop(error)
  }

  const finish = async () => {
    forgetDraft(name)
    setRestored(null)
    setSavedAt(0)
    if (item === null) return setStage('sent')
    const found = await current()
    if (found) setSubject({ type, item: found })
    setBaseVersion(found?.version ?? null)
    setValue('image', null)
    setValue('certificate_image', null)
    setTheirs(null)
    setStage('saved')
  }

  const send = async () => {
    if (person.company_id === null) return setStage('alone')
    const companyId = person.company_id
    const version = theirs?.version ?? baseVersion
    setStage('sending')
    try {
      const sent = await uploading.send((upload) =>
        deliver(subject, getValues(), { companyId, version, uploading: upload }),
      )
      if (sent.ended) return setStage('editing')
      await finish()
    } catch (error) {
      await fail(error)
    }
  }

  const submit = form.handleSubmit(send, () => {
    setStage(person.company_id === null ? 'alone' : 'incomplete')
  })
  return {
    form,
    subject,
    stage,
    setStage,
    failure,
    theirs,
    changeSector,
    submit,
    progress: uploading.progress ?? 0,
    cancel: uploading.cancel,
    restored: restored !== null,
    /** Resets the form to the stored values. */
    forget: () => {
      forgetDraft(name)
      setRestored(null)
      form.reset(saved)
      setBaseVersion(item?.version ?? null)
      setSavedAt(0)
    },
    isSaved: savedAt > 0,
  }
}

function draftFor(name: string, person: number) {
  const kept = readDraft(name, person)
  if (!kept || !('version' in kept && 'values' in kept)) return null
  const { version, values } = kept
  if (typeof values !== 'object' || values === null) return null
  return { version: typeof version === 'number' ? version : null, values }
}

/** The props of the parts of the form. */
export interface PartProps {
  locale: Locale
  choices: SectorChoices
  texts: OfferFormTexts
  offer: ReturnType<typeof useOfferForm>
  /** The error text of a field. */
  errorOf: (name: keyof OfferValues) => string | undefined
}
