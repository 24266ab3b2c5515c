/** A message at the foot of the window. */
export interface Message {
  id: number
  text: string
  tone: 'success' | 'error'
  /** How long it is shown, in ms. */
  ms: number
}

/** How long a message is shown, in ms (spec part 1 section 2.2). */
export const messageMs = 5000

const listeners = new Set<() => void>()
let current: Message | null = null
let lastId = 0

function show(message: Message | null): void {
  current = message
  for (const listener of listeners) listener()
}

/**
 * Shows a message for five seconds. It is red when it contains the word Error, otherwise green;
 * `tone` says so where a language has another word for it, and `ms` how long it is shown instead.
 */
export function notify(text: string, tone?: Message['tone'], ms = messageMs): void {
  lastId += 1
  show({ id: lastId, text, ms, tone: tone ?? (/\bError\b|خطأ/.test(text) ? 'error' : 'success') })
}

export function dismiss(): void {
  show(null)
}

export function currentMessage(): Message | null {
  return current
}

/** Tells of every change; the answer stops it. */
export function subscribeToMessages(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
