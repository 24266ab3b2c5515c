'use client'

import { registeredEvent } from '@/lib/auth/account-request'
import { isSignedIn } from '@/lib/auth/signed-in'
import { useEffect, useSyncExternalStore } from 'react'

const key = 'plan-offer'

/** Whether the three questions are offered: from the registration until they are answered or put off. */
export function isOffered(): boolean {
  return offerState() !== null
}

/**
 * `taken` once the plan of the browser is in the account; null while nobody is logged in. All tabs
 * share it, and it ends in all of them with the logout.
 */
function offerState(): string | null {
  try {
    return isSignedIn() ? window.localStorage.getItem(key) : null
  } catch {
    return null
  }
}

const listeners = new Set<() => void>()

/** Calls the listener when an offer begins or ends; returns the function that stops it. */
export function subscribeToOffer(listener: () => void): () => void {
  // Anyone who logs in next may be another person.
  if (!isSignedIn()) write(null)
  const begin = () => {
    write('yes')
    listener()
  }
  document.addEventListener(registeredEvent, begin)
  window.addEventListener('storage', listener)
  listeners.add(listener)
  return () => {
    document.removeEventListener(registeredEvent, begin)
    window.removeEventListener('storage', listener)
    listeners.delete(listener)
  }
}

/** Ends the offer. */
export function endOffer(): void {
  change(null)
}

function change(state: string | null) {
  write(state)
  for (const listener of listeners) listener()
}

function write(value: string | null) {
  try {
    if (value === null) window.localStorage.removeItem(key)
    else window.localStorage.setItem(key, value)
  } catch {
    // Without storage the profile asks the questions.
  }
}

/** Loaded when it is used: whether there is an offer is asked on every page. */
const adopt = async () => (await import('../visitor/queries')).adoptLocalPlan()

/**
 * Whether the three questions are offered, and how they are put off. The plan that the browser has
 * kept is moved into the new account first; where that fails the browser keeps it.
 */
export function usePlanOffer() {
  const state = useSyncExternalStore(subscribeToOffer, offerState, () => null)
  const isOpen = state !== null
  useEffect(() => {
    if (!isOpen) return
    void adopt().then(
      (isMoved) => {
        if (isMoved) change('taken')
      },
      () => {},
    )
  }, [isOpen])
  return { isOpen, isTaken: state === 'taken', end: endOffer }
}
