import { call } from '@/lib/api/call'
import { addToMyPlan } from './contract'
import { additionsOf, emptyPlan, localPlan, type LocalPlan } from './rules'

const key = 'export-plan'

const listeners = new Set<() => void>()

let last: { text: string | null; plan: LocalPlan } = { text: null, plan: emptyPlan }
/** What a browser that stores nothing has, until the page is left. */
let unstored: string | null = null

function stored(): string | null {
  try {
    return window.localStorage.getItem(key) ?? unstored
  } catch {
    return unstored
  }
}

/** The plan that the browser keeps; the same object while it does not change. */
export function readLocalPlan(): LocalPlan {
  const text = stored()
  if (text !== last.text) last = { text, plan: parsed(text) }
  return last.plan
}

function parsed(text: string | null): LocalPlan {
  try {
    return localPlan.catch(emptyPlan).parse(JSON.parse(text ?? 'null'))
  } catch {
    return emptyPlan
  }
}

/** Keeps a plan in the browser; null forgets it. */
export function writeLocalPlan(plan: LocalPlan | null): void {
  unstored = plan && JSON.stringify(plan)
  try {
    if (unstored === null) window.localStorage.removeItem(key)
    else window.localStorage.setItem(key, unstored)
  } catch {
    // The page goes on with what it has.
  }
  for (const listener of listeners) listener()
}

/** Calls the listener when the plan changes, also in another tab; returns the function that stops it. */
export function subscribeToLocalPlan(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** Whether there is something to take over. */
export function hasLocalPlan(): boolean {
  return readLocalPlan() !== emptyPlan
}

let running: Promise<boolean> | undefined

/**
 * Moves the plan of the browser into the account of the person, once at a time. Resolves with
 * whether there was one. Throws what the account says; the browser then keeps the plan.
 */
export function adoptLocalPlan(): Promise<boolean> {
  return (running ??= move().finally(() => {
    running = undefined
  }))
}

async function move(): Promise<boolean> {
  if (!hasLocalPlan()) return false
  await call(addToMyPlan, { body: additionsOf(readLocalPlan()) })
  writeLocalPlan(null)
  return true
}
