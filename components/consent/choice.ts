/**
 * A person's consent to tools that count visits: what they chose, or that their browser
 * says for them that they do not want to be followed; null until they were asked.
 */
export type ConsentState = 'accepted' | 'declined' | 'objected' | null

const storageKey = 'consent'
const listeners = new Set<() => void>()

/** What was chosen where the browser gives the page no storage: it holds until the page is left. */
let unstored: string | null = null
let reopened = false

function notify(): void {
  for (const listener of listeners) listener()
}

function stored(): string | null {
  try {
    return window.localStorage.getItem(storageKey) ?? unstored
  } catch {
    return unstored
  }
}

/** Global Privacy Control: a browser's standing refusal. Nobody is asked who has answered there. */
function objects(): boolean {
  return 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true
}

export function currentConsent(): ConsentState {
  const choice = stored()
  if (choice === 'accepted' || choice === 'declined') return choice
  return objects() ? 'objected' : null
}

/** Keeps the choice in this browser and closes the bar. */
export function choose(choice: 'accepted' | 'declined'): void {
  reopened = false
  try {
    window.localStorage.setItem(storageKey, choice)
  } catch {
    unstored = choice
  }
  notify()
}

/** Opens the bar again, so that a choice can be changed. */
export function reopenConsent(): void {
  reopened = true
  notify()
}

export function isReopened(): boolean {
  return reopened
}

/** Tells of every change, those in other tabs included; the answer stops it. */
export function subscribeToConsent(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}
