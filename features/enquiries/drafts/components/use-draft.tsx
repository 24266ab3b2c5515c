'use client'

import { leavingEvent } from '@/lib/api/server-fault'
import { otherLocale, type Locale } from '@/lib/i18n/locale'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { SurveyAnswers } from '../../readiness/rules'
import { knownFields, type EnquiryValues, type KnownValues } from '../../rules/form-values'
import { emptyDraft, isEmptyDraft, readStore, type Draft, type DraftStore } from '../rules'
import { forgetDraft, saveDraft, moveDraft } from './saved-draft'

/** The pause after the last key press before the draft is saved. */
export const pauseMs = 400

type DraftMark = 'restored' | 'saved' | null

interface DraftSetup {
  /** The key in the browser's storage. */
  place: string
  /** The stored drafts when the form is shown; the form starts with the values of its language. */
  stored: DraftStore | null
  locale: Locale
  form: UseFormReturn<EnquiryValues>
  /** The answers of a readiness assessment, and what changes them; saved ones are restored if there are none. */
  answers?: SurveyAnswers | undefined
  onAnswers?: ((answers: SurveyAnswers) => void) | undefined
  /** Called when the form was sent or cleared in another tab. */
  onElsewhere: () => void
}

/**
 * Saves the form while the person types, and before the page is left; restores it when the form is
 * shown again, and follows changes in another tab. After a change of language the form starts empty
 * and offers the draft of the other language (spec part 1 section 4).
 */
export function useDraft(setup: DraftSetup) {
  const { place, stored, locale, form, answers, onAnswers, onElsewhere } = setup
  const own = stored?.drafts[locale]
  const [mark, setMark] = useState<DraftMark>(own ? 'restored' : null)
  const [other, setOther] = useState(own ? undefined : stored?.drafts[otherLocale(locale)])
  const [cleared, setCleared] = useState<Draft>()
  const [keeper] = useState(() =>
    draftKeeper((draft: Draft) => {
      const isStored = saveDraft(place, locale, draft)
      setMark(isStored && !isEmptyDraft(draft) ? 'saved' : null)
      if (!isEmptyDraft(draft)) setCleared(undefined)
    }, own ?? emptyDraft),
  )

  const show = (draft: Draft) => {
    keeper.settle(draft)
    form.reset(draft.values)
    onAnswers?.(draft.answers)
    setMark(isEmptyDraft(draft) ? null : 'saved')
  }
  const forget = () => {
    show(emptyDraft)
    setOther(undefined)
    setCleared(undefined)
    forgetDraft(place, locale)
  }
  const follow = useEffectEvent(({ key, oldValue, newValue }: StorageEvent) => {
    if (key !== place || keeper.isPending()) return
    const [before, saved] = [oldValue, newValue].map(
      (store) => readStore(store, Date.now())?.drafts[locale],
    )
    if (saved) show(saved)
    else if (before && mark !== null) {
      show(emptyDraft)
      onElsewhere()
    }
  })

  const isRestored = useRef(false)
  const saveAnswers = useEffectEvent(() => {
    if (!answers) return
    const restored = isRestored.current ? {} : own?.answers
    isRestored.current = true
    // What was answered before the draft was read counts over it.
    if (Object.keys(restored ?? {}).length > 0) onAnswers?.({ ...restored, ...answers })
    else keeper.answer(answers)
  })
  useEffect(() => saveAnswers(), [answers])

  useEffect(() => {
    const storage = (event: StorageEvent) => follow(event)
    const stop = form.subscribe({
      formState: { values: true },
      callback: ({ values }) => keeper.type(values),
    })
    window.addEventListener('pagehide', keeper.save)
    window.addEventListener('storage', storage)
    document.addEventListener('visibilitychange', keeper.save)
    document.addEventListener(leavingEvent, keeper.save)
    return () => {
      keeper.save()
      stop()
      window.removeEventListener('pagehide', keeper.save)
      window.removeEventListener('storage', storage)
      document.removeEventListener('visibilitychange', keeper.save)
      document.removeEventListener(leavingEvent, keeper.save)
    }
  }, [form, keeper])

  return {
    /** Whether the content of the form was restored, or is saved. */
    mark,
    /**
     * Fills in what is known where nothing was typed, and where nobody is about to type: what comes
     * between would be joined with it. That alone is no draft.
     */
    fill: (known: KnownValues) => {
      const hadChanges = keeper.isPending()
      const focused = document.activeElement?.getAttribute('name')
      for (const name of knownFields) {
        const value = known[name]
        if (value && name !== focused && form.getValues(name) === '') form.setValue(name, value)
      }
      if (!hadChanges) keeper.settle({ ...keeper.current(), values: { ...form.getValues() } })
    },
    /** Saves it now. */
    save: keeper.save,
    /** Empties the form and deletes its draft; one of the other language stays. */
    forget,
    /** Whether the form was started in the other language. */
    hasOther: other !== undefined,
    bringOther: () => {
      if (!other) return
      show(other)
      setOther(undefined)
      moveDraft(place, locale, other)
    },
    /** Empties the form, and holds its content until something is typed again. */
    clear: () => {
      const last = keeper.current()
      forget()
      setCleared(isEmptyDraft(last) ? undefined : last)
    },
    isCleared: cleared !== undefined,
    bringBack: () => {
      if (!cleared) return
      show(cleared)
      setCleared(undefined)
      saveDraft(place, locale, cleared)
    },
  }
}

/** Tracks whether something was changed since the last save, and saves it after a pause. */
function draftKeeper(store: (draft: Draft) => void, initial: Draft) {
  let draft = initial
  let saved = JSON.stringify(initial)
  let timer: ReturnType<typeof setTimeout> | undefined
  const isPending = () => JSON.stringify(draft) !== saved
  const save = () => {
    clearTimeout(timer)
    if (!isPending()) return
    saved = JSON.stringify(draft)
    store(draft)
  }
  const change = (next: Partial<Draft>) => {
    draft = { ...draft, ...next }
    clearTimeout(timer)
    if (isPending()) timer = setTimeout(save, pauseMs)
  }
  return {
    save,
    isPending,
    current: () => draft,
    type: (values: EnquiryValues) => change({ values: { ...values } }),
    answer: (answers: SurveyAnswers) => change({ answers }),
    /** Marks the current content as saved. */
    settle: (settled: Draft) => {
      clearTimeout(timer)
      draft = settled
      saved = JSON.stringify(settled)
    },
  }
}
