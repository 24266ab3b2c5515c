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

/** What this browser keeps of a form. */
export function savedStore(key: string): DraftStore | null {
  try {
    return readStore(window.localStorage.getItem(key), Date.now())
  } catch {
    return null
  }
}

/** Keeps a draft, and answers whether it is kept. A browser that keeps nothing still sends. */
export function saveDraft(key: string, locale: Locale, draft: Draft): boolean {
  const store = savedStore(key)
  if (JSON.stringify(store?.drafts[locale]) === JSON.stringify(draft)) return true
  return write(key, withDraft(store, locale, draft, Date.now()))
}

/** Keeps a draft of the other language as one of this language: it goes on here. */
export function moveDraft(key: string, locale: Locale, draft: Draft): void {
  write(key, withMovedDraft(savedStore(key), locale, draft, Date.now()))
}

/** The draft is kept no longer: what is sent next is another enquiry. */
export function forgetDraft(key: string, locale: Locale): void {
  unkept.delete(key)
  write(key, withoutDraft(savedStore(key), locale, Date.now()))
}

/** Last resort of a browser that keeps nothing: the tries of this page. */
const unkept = new Map<string, DraftStore>()

/**
 * The key under which this content counts once, however often it is sent: after a failure, a
 * reload, and from another tab.
 */
export function idempotencyKeyOf(key: string, content: string): string {
  const store = savedStore(key) ?? unkept.get(key) ?? null
  const tried = withAttempt(store, content, Date.now(), newIdempotencyKey)
  unkept.set(key, tried)
  write(key, tried)
  return tried.attempt.key
}

function write(key: string, store: DraftStore | null): boolean {
  try {
    if (store === null) window.localStorage.removeItem(key)
    else window.localStorage.setItem(key, JSON.stringify(store))
    return true
  } catch {
    // Nothing is kept; what was typed still stands in the form.
    return false
  }
}
