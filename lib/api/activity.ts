/**
 * What the page is waiting for: calls under way and a page being opened. The progress bar reads
 * it, and all code that makes people wait reports here (spec part 1 section 2.2, 'global loading indicator').
 */
const listeners = new Set<() => void>()
let active = 0

function notifyListeners(): void {
  for (const listener of listeners) listener()
}

/** Reports one piece of work; returns the function that ends it, safe to call again. */
export function startActivity(): () => void {
  let ended = false
  active += 1
  notifyListeners()
  return () => {
    if (ended) return
    ended = true
    active -= 1
    notifyListeners()
  }
}

export function isActive(): boolean {
  return active > 0
}

/** Subscribes to every change; returns the function that ends the subscription. */
export function subscribeToActivity(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
