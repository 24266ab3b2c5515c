'use client'

import { requestLogin } from '@/lib/auth/account-request'
import { useDraft } from '@/lib/forms/use-draft'
import { useSubmission } from '@/lib/forms/use-submission'
import type { Locale } from '@/lib/i18n/locale'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
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
  const draft = useDraft({ place: draftName(opened), owner: person.id, read: draftIn })
  /** The version that the input is based on: that of the draft, if there is one. */
  const [baseVersion, setBaseVersion] = useState(
    draft.restored ? draft.restored.version : (opened.item?.version ?? null),
  )
  /** Whether the form was sent by a person without a company, who cannot have offers. */
  const [isAlone, setAlone] = useState(false)
  const { type, item } = subject
  const { hsCode: hs_code = '', contacts = '' } = subject
  const saved = item === null ? { ...emptyOffer, hs_code, contacts } : valuesOf(item)
  const form = useForm<OfferValues>({
    resolver: zodResolver(offerForm(subject), undefined, { raw: true }),
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: draft.restored ? withDraft(saved, draft.restored.values) : saved,
  })
  const companyId = person.company_id

  const current = async () =>
    item === null || companyId === null ? null : myOffer(type, companyId, item.id).catch(() => null)

  const showChanged = async () => {
    const found = await current()
    if (found) {
      setSubject({ type, item: found })
      form.setValue('pictures', valuesOf(found).pictures)
    }
    setBaseVersion(found?.version ?? null)
    form.setValue('certificate_image', null)
    return 'changed' as const
  }

  const submission = useSubmission({
    form,
    draft,
    draftOf: (values) => ({ version: baseVersion, values: draftOf(values) }),
    ...(item === null && { contentOf }),
    fieldOf,
    deliver: async (values, { key, seen, uploading }) => {
      if (companyId === null) return
      const version = seen ?? baseVersion
      await deliver(subject, values, { companyId, version, hasTrade, key, uploading })
    },
    onSent: () => (item === null ? 'saved' : showChanged()),
    success: { shownMs: successMs[type], redirectMs, href: profile },
    onLoggedOut: requestLogin,
    theirs: async () => {
      const found = await current()
      return found && { item: found }
    },
  })
  const alone = form.handleSubmit(
    () => setAlone(true),
    () => setAlone(true),
  )
  return {
    ...submission,
    form,
    draft,
    subject,
    companyId,
    isAlone,
    submit: companyId === null ? alone : submission.submit,
    /** Resets the form to the stored values. */
    forget: () => {
      submission.clear(saved)
      setBaseVersion(item?.version ?? null)
    },
  }
}

/** What makes one offer: another file of the same name is known by its size and time. */
function contentOf({ pictures, certificate_image, ...texts }: OfferValues) {
  const shown = (file: File | null) =>
    file && [file.name, file.size, file.lastModified, file.type].join()
  return [
    texts,
    pictures.map(({ key: _key, file, ...picture }) => [picture, shown(file)]),
    shown(certificate_image),
  ]
}

/** What of a stored draft the form takes. */
function draftIn(found: object) {
  if (!('version' in found && 'values' in found)) return null
  const { version, values } = found
  if (typeof values !== 'object' || values === null) return null
  return { version: typeof version === 'number' ? version : null, values }
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
