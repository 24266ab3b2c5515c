'use client'

import { registeredEvent } from '@/lib/auth/account-request'
import { useSyncExternalStore } from 'react'

const key = 'plan-offer'

/** Whether the three questions are offered: from the registration until they are answered or put off. */
export function isOffered(): boolean {
  try {
    return window.sessionStorage.getItem(key) !== null
  } catch {
    return false
  }
}

const listeners = new Set<() => void>()

/** Calls the listener when an offer begins or ends; returns the function that stops it. */
export function subscribeToOffer(listener: () => void): () => void {
  const begin = () => {
    write('yes')
    listener()
  }
  document.addEventListener(registeredEvent, begin)
  listeners.add(listener)
  return () => {
    document.removeEventListener(registeredEvent, begin)
    listeners.delete(listener)
  }
}

/** Ends the offer. */
export function endOffer(): void {
  write(null)
  for (const listener of listeners) listener()
}

function write(value: string | null) {
  try {
    if (value === null) window.sessionStorage.removeItem(key)
    else window.sessionStorage.setItem(key, value)
  } catch {
    // Without storage the profile asks the questions.
  }
}

/** Whether the three questions are offered, and how they are put off. */
export function usePlanOffer() {
  return { isOpen: useSyncExternalStore(subscribeToOffer, isOffered, () => false), end: endOffer }
}
