/** The storage key under which a browser remembers an answered page. */
const prefix = 'feedback-'
const storageKey = (entryId: number) => `${prefix}${entryId}`

/** The keys of the browser's storage; none where it is forbidden. */
function storedKeys(): string[] {
  try {
    return Object.keys(window.localStorage)
  } catch {
    return []
  }
}

export function wasAnswered(entryId: number): boolean {
  return storedKeys().includes(storageKey(entryId))
}

/** Whether this browser has answered the question of any page. */
export function hasAnswered(): boolean {
  return storedKeys().some((key) => key.startsWith(prefix))
}

export function rememberAnswer(entryId: number, useful: 0 | 1): void {
  try {
    window.localStorage.setItem(storageKey(entryId), String(useful))
  } catch {
    // Without storage the page asks again next time.
  }
}
