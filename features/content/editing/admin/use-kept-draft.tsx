'use client'

import { useStaffPerson } from '@/lib/auth/staff-person'
import { deleteDraft, readDraft, saveDraft } from '@/lib/forms/draft'
import { useDraftWhileTyping } from '@/lib/forms/use-draft-while-typing'
import { useMemo, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { FormValues } from '../rules'

interface Given {
  /** The record that the form is of. */
  draft: string
  /** Its version; null for a new record. */
  version: number | null
  form: UseFormReturn<FormValues>
}

/**
 * Keeps what is typed into a record in the browser, until it is saved: a closed window or an expired
 * session loses nothing. What was kept earlier is offered again.
 */
export function useKeptDraft({ draft, version, form }: Given) {
  const { id: person } = useStaffPerson()
  const [isAnswered, setAnswered] = useState(false)
  const [isKept, setKept] = useState(false)
  const isEnded = useRef(false)
  const { getValues } = form
  const kept = useMemo(() => keptIn(readDraft(draft, person)), [draft, person])
  const [saved] = useState(() => getValues())
  const offered = !isAnswered && kept !== null && !isSame(kept.values, saved) ? kept : null
  useDraftWhileTyping(
    form,
    () => {
      // What is offered is not overwritten before it is answered.
      if (offered || isEnded.current) return
      saveDraft(draft, person, { version, values: getValues() })
      setKept(true)
    },
    () => {
      isEnded.current = false
    },
  )
  const forget = () => {
    isEnded.current = true
    deleteDraft(draft)
    setAnswered(true)
    setKept(false)
  }
  return {
    isKept,
    forget,
    /** What was kept and is not in the record. */
    offered: offered && { isOlder: offered.version !== version },
    restore: () => {
      const now = getValues()
      for (const [name, value] of Object.entries(offered?.values ?? {})) {
        if (name in now) form.setValue(name, value, { shouldDirty: true })
      }
      setAnswered(true)
    },
  }
}

interface KeptDraft {
  version: unknown
  values: FormValues
}

function keptIn(content: object | null): KeptDraft | null {
  if (!content || !('version' in content && 'values' in content)) return null
  const { version, values } = content
  return typeof values === 'object' && values !== null
    ? { version, values: Object.fromEntries(Object.entries(values)) }
    : null
}

const isSame = (one: FormValues, other: FormValues) =>
  Object.keys(other).every((name) => JSON.stringify(one[name]) === JSON.stringify(other[name]))
