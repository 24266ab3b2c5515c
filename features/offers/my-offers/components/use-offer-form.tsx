'use client'

import { forgetDraft, saveDraft, readDraft } from '@/components/form/draft'
import { useDraftWhileTyping } from '@/components/form/use-draft-while-typing'
import { useFormSending } from '@/components/form/use-form-sending'
import type { EditConflict } from '@/lib/api/edit-conflict'
import { attemptsAfter, type Attempt } from '@/lib/api/idempotency-key'
import { askForAccount } from '@/lib/auth/account-request'
import type { Locale } from '@/lib/i18n/locale'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { MyOffer } from '../contract'
import { myOffer, type OfferChoices, type sendOffer } from '../queries'
import {
  draftName,
  draftOf,
  emptyOffer,
  fieldOf,
  offerForm,
  redirectMs,
  successMs,
  valuesOf,
  withDraft,
  type FormSubject,
  type OfferValues,
} from '../rules'
import type { OfferFormTexts } from './offer-form-texts'

/** The edit conflict with the other person's version. */
export interface Theirs extends EditConflict {
  item: MyOffer
}

interface Given {
  subject: FormSubject
  person: { id: number; company_id: number | null }
  profile: string
  /** Whether the portal has trade facts. */
  hasTrade: boolean
  deliver: typeof sendOffer
}

/** State of the form of a product or service: draft, sending and result (part 3 section 4). */
export function useOfferForm({ subject: opened, person, profile, hasTrade, deliver }: Given) {
  const [subject, setSubject] = useState(opened)
  const name = draftName(opened)
  const [restored, setRestored] = useState(() => draftFor(name, person.id))
  /** The version that the input is based on: that of the draft, if there is one. */
  const [baseVersion, setBaseVersion] = useState(
    restored ? restored.version : (opened.item?.version ?? null),
  )
  const [theirs, setTheirs] = useState<Theirs | null>(null)
  const [isSaved, setIsSaved] = useState(false)
  const { type, item } = subject
  const { hsCode: hs_code = '', contacts = '' } = subject
  const saved = item === null ? { ...emptyOffer, hs_code, contacts } : valuesOf(item)
  const form = useForm<OfferValues>({
    resolver: zodResolver(offerForm(subject), undefined, { raw: true }),
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: restored ? withDraft(saved, restored.values) : saved,
  })
  const { getValues, setValue } = form
  const sending = useFormSending<OfferValues, 'changed' | 'conflict' | 'alone'>({
    form,
    fieldOf,
    success: { shownMs: successMs[type], redirectMs, href: profile },
    onLoggedOut: () => askForAccount('login', { stay: true }),
    onConflict: (conflict, error) => void showConflict(conflict, error),
  })
  const { stage, setStage, hasSaved, stop } = sending

  /** The last sending of a new offer, stored with its draft: it may have arrived without an answer. */
  const [attempts] = useState(() => attemptsAfter(restored?.attempt ?? null))

  const writeDraft = () => {
    const values = draftOf(getValues())
    saveDraft(name, person.id, { version: baseVersion, values, attempt: attempts.last() })
  }

  const dropDraft = () => {
    forgetDraft(name)
    attempts.end()
    setRestored(null)
    setIsSaved(false)
  }

  useDraftWhileTyping(
    form,
    () => {
      if (hasSaved || stage === 'changed') return
      writeDraft()
      setIsSaved(true)
    },
    () => {
      if (stage === 'changed') setStage('editing')
    },
  )

  const current = async () =>
    item === null || person.company_id === null
      ? null
      : myOffer(type, person.company_id, item.id).catch(() => null)

  const showConflict = async (conflict: EditConflict, error: unknown) => {
    const found = await current()
    if (!found) return stop(error)
    setTheirs({ ...conflict, item: found })
    setStage('conflict')
  }

  const finish = async () => {
    dropDraft()
    if (item === null) return setStage('saved')
    const found = await current()
    if (found) {
      setSubject({ type, item: found })
      setValue('pictures', valuesOf(found).pictures)
    }
    setBaseVersion(found?.version ?? null)
    setValue('certificate_image', null)
    setTheirs(null)
    setStage('changed')
  }

  /** The key under which the form is sent, which is the same after a reload. */
  const keyToSend = () => {
    const key = attempts.keyOf(contentOf(getValues()))
    if (item === null) writeDraft()
    return key
  }

  const send = async () => {
    if (person.company_id === null) return setStage('alone')
    const companyId = person.company_id
    const version = theirs?.version ?? baseVersion
    await sending.send((uploading) => {
      const key = keyToSend()
      return deliver(subject, getValues(), { companyId, version, hasTrade, key, uploading })
    }, finish)
  }

  const submit = form.handleSubmit(send, () => {
    setStage(person.company_id === null ? 'alone' : 'incomplete')
  })
  return {
    ...sending,
    form,
    subject,
    companyId: person.company_id,
    theirs,
    submit,
    restored: restored !== null,
    /** Resets the form to the stored values. */
    forget: () => {
      dropDraft()
      form.reset(saved)
      setBaseVersion(item?.version ?? null)
    },
    isSaved,
  }
}

/** What a form holds, as one text: another file of the same name is known by its size and time. */
function contentOf({ pictures, certificate_image, ...texts }: OfferValues): string {
  const shown = (file: File | null) =>
    file && [file.name, file.size, file.lastModified, file.type].join()
  return JSON.stringify([
    texts,
    pictures.map(({ key: _key, file, ...picture }) => [picture, shown(file)]),
    shown(certificate_image),
  ])
}

function draftFor(name: string, person: number) {
  const kept = readDraft(name, person)
  if (!kept || !('version' in kept && 'values' in kept)) return null
  const { version, values } = kept
  if (typeof values !== 'object' || values === null) return null
  const attempt = 'attempt' in kept && isAttempt(kept.attempt) ? kept.attempt : null
  return { version: typeof version === 'number' ? version : null, values, attempt }
}

function isAttempt(value: unknown): value is Attempt {
  if (typeof value !== 'object' || value === null) return false
  if (!('content' in value && 'key' in value)) return false
  return typeof value.content === 'string' && typeof value.key === 'string'
}

export type OfferEditing = ReturnType<typeof useOfferForm>

/** The props of the parts of the form. */
export interface PartProps {
  locale: Locale
  choices: OfferChoices
  texts: OfferFormTexts
  offer: OfferEditing
  /** The error text of a field. */
  errorOf: (name: keyof OfferValues) => string | undefined
}
