'use client'

import { dismiss, notify } from '@/components/snackbar/messages'
import { call } from '@/lib/api/call'
import { endpointKey } from '@/lib/api/endpoint'
import { Problem } from '@/lib/api/problem'
import { endpointQuery } from '@/lib/api/query-options'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import {
  addContent,
  contentKindList,
  contentKinds,
  contentRecord,
  contentWork,
  saveContent,
  type ContentDetail,
} from '../../contract'
import { inputsOf, toForm, type FormValues } from '../rules'
import { useFault } from './field-texts'
import { useFailureText } from '../../admin/failure-text'
import type { Failure } from './work-failure'

interface Given {
  name: string
  detail: ContentDetail | null
  form: UseFormReturn<FormValues>
  /** The names of the fields, as the form shows them. */
  fields: readonly string[]
  /** The record with the values of the form. */
  read: () => Record<string, unknown>
  /** Called when these are saved. */
  onSaved: () => void
}

/** An action on a saved record; returns the record afterwards, or null when it is removed. */
export type Step = (at: {
  params: { kind: string; id: string }
  version: number
}) => Promise<ContentDetail | null>

export type RecordWork = ReturnType<typeof useRecordWork>

/**
 * Saves a record and runs actions on it. Changes in the form are saved before an action; an edit
 * conflict is shown, and nothing typed is lost.
 */
export function useRecordWork({ name, detail, form, fields: shown, read, onSaved }: Given) {
  const t = useTranslations('admin.content')
  const client = useQueryClient()
  const navigate = useNavigate()
  const faultOf = useFault(name)
  const failureOf = useFailureText()
  const [checked, setChecked] = useState<string[]>([])
  const [failure, setFailure] = useState<Failure | null>(null)
  const [conflict, setConflict] = useState<ContentDetail | null>(null)
  const [isBusy, setBusy] = useState(false)
  const leaving = useRef(false)

  const showSaved = (fresh: ContentDetail) => {
    const params = { kind: name, id: fresh.id }
    client.setQueryData(endpointQuery(contentRecord, { params }).queryKey, fresh)
    const kind = contentKinds[name]
    if (kind) form.reset(toForm(inputsOf(kind, fresh.four_eyes), fresh.record))
    setChecked([])
  }

  const invalidateLists = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: [`content/${name}`] }),
      client.invalidateQueries({ queryKey: ['content-choices', name] }),
      client.invalidateQueries({ queryKey: [endpointKey(contentKindList)] }),
      client.invalidateQueries({ queryKey: [endpointKey(contentWork)] }),
    ])

  const save = (base: ContentDetail | null, record: Record<string, unknown>) =>
    base
      ? call(saveContent, {
          params: { kind: name, id: base.id },
          body: { version: base.version, record, checked },
        })
      : call(addContent, { params: { kind: name }, body: { record, checked } })

  const leave = (to: string) => {
    leaving.current = true
    void navigate(to, { replace: true })
  }

  const show = (error: unknown, field?: string) =>
    setFailure({
      text: failureOf(error),
      field,
      isLoggedOut: error instanceof Problem && error.code === 'unauthenticated',
    })

  const failed = async (error: unknown) => {
    const fields = error instanceof Problem ? (error.fields ?? {}) : {}
    if (error instanceof Problem && error.code === 'conflict' && 'version' in fields && detail) {
      const params = { kind: name, id: detail.id }
      setConflict(await call(contentRecord, { params }))
      return
    }
    for (const [field, messages] of Object.entries(fields)) {
      form.setError(field, { message: faultOf(field, messages, form.getValues(field)) })
    }
    const field = shown.find((one) => one in fields)
    show(error, field)
  }

  const attempt = async (work: () => Promise<void>) => {
    setBusy(true)
    setFailure(null)
    dismiss()
    try {
      await work()
      await invalidateLists()
    } catch (error) {
      await failed(error).catch(() => show(error))
    } finally {
      setBusy(false)
    }
  }

  /** Saves the form when it has changes, and runs an action. */
  const act = (step: Step | null, done: string) =>
    attempt(async () => {
      const isNew = detail === null
      const mustSave = isNew || step === null || form.formState.isDirty || checked.length > 0
      const saved = mustSave ? await save(detail, read()) : detail
      if (mustSave) onSaved()
      if (!isNew) showSaved(saved)
      const after = step
        ? await step({ params: { kind: name, id: saved.id }, version: saved.version })
        : saved
      if (after) showSaved(after)
      notify(done, 'success')
      if (!after) leave(`/content/${name}`)
      else if (isNew) leave(`/content/${name}/${after.id}`)
    })

  return {
    act,
    /** Shows an error, at its fields where it names some. */
    failed,
    checked,
    failure,
    conflict,
    isBusy,
    isLeaving: () => leaving.current,
    check: (field: string) => setChecked([...checked, field]),
    /** Saves over a version that somebody else has saved first. */
    merge: (record: Record<string, unknown>) =>
      attempt(async () => {
        showSaved(await save(conflict, record))
        onSaved()
        setConflict(null)
        notify(t('done.save'), 'success')
      }),
    acceptTheirs: () => {
      if (conflict) showSaved(conflict)
      onSaved()
      setConflict(null)
    },
  }
}
