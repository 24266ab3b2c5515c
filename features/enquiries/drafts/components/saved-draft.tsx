'use client'

import { newIdempotencyKey } from '@/lib/api/idempotency-key'
import type { Locale } from '@/lib/i18n/locale'
import {
  readStore,
  withAttempt,
  withDraft,
  withMovedDraft,
  withoutDraft,
  type Draft,
  type DraftStore,
} from '../rules'

/** The stored drafts of a form in this browser. */
export function savedStore(key: string): DraftStore | null {
  try {
    return readStore(window.localStorage.getItem(key), Date.now())
  } catch {
    return null
  }
}

/** Saves a draft and returns whether it was stored. A browser without storage can still send. */
export function saveDraft(key: string, locale: Locale, draft: Draft): boolean {
  const store = savedStore(key)
  if (JSON.stringify(store?.drafts[locale]) === JSON.stringify(draft)) return true
  return write(key, withDraft(store, locale, draft, Date.now()))
}

/** Moves a draft of the other language to this one. */
export function moveDraft(key: string, locale: Locale, draft: Draft): void {
  write(key, withMovedDraft(savedStore(key), locale, draft, Date.now()))
}

/** Deletes the draft; the next submission is another enquiry. */
export function forgetDraft(key: string, locale: Locale): void {
  fallback.delete(key)
  write(key, withoutDraft(savedStore(key), locale, Date.now()))
}

/** The fallback for a browser without storage: the tries of this page. */
const fallback = new Map<string, DraftStore>()

/**
 * The idempotency key of this content: the same for every try, also after a failure, after a
 * reload, and from another tab.
 */
export function idempotencyKeyOf(key: string, content: string): string {
  const store = savedStore(key) ?? fallback.get(key) ?? null
  const tried = withAttempt(store, content, Date.now(), newIdempotencyKey)
  fallback.set(key, tried)
  write(key, tried)
  return tried.attempt.key
}

function write(key: string, store: DraftStore | null): boolean {
  try {
    if (store === null) window.localStorage.removeItem(key)
    else window.localStorage.setItem(key, JSON.stringify(store))
    return true
  } catch {
    // Nothing is stored; what was typed is still in the form.
    return false
  }
}
