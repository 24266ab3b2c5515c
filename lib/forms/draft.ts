/**
 * What somebody typed and did not send yet, kept in the browser. Drafts are one person's: others
 * use the same computer, so they end with the logout (`lib/auth/forget-person.ts`) and after seven days (RELIABILITY.md 2.4).
 */
export const draftLifeMs = 7 * 86_400_000

/** How long what was typed waits before it is kept. */
export const draftPauseMs = 500

const prefix = 'draft:'

/** Keeps a draft; a browser that stores nothing goes without. */
export function saveDraft(name: string, owner: number, content: object, now = Date.now()): void {
  try {
    window.localStorage.setItem(prefix + name, JSON.stringify({ at: now, owner, content }))
  } catch {
    // Private windows and full stores: the form itself still holds everything.
  }
}

/** The draft of this person, if there is one that is young enough; else there is none any more. */
export function readDraft(name: string, owner: number, now = Date.now()): object | null {
  const kept = read(name)
  if (kept === null) return null
  if (kept.owner === owner && now - kept.at <= draftLifeMs) return kept.content
  deleteDraft(name)
  return null
}

export function deleteDraft(name: string): void {
  try {
    window.localStorage.removeItem(prefix + name)
  } catch {
    // Where nothing can be stored, nothing is there.
  }
}

function read(name: string): { at: number; owner: number; content: object } | null {
  try {
    const kept: unknown = JSON.parse(window.localStorage.getItem(prefix + name) ?? 'null')
    return isKept(kept) ? kept : null
  } catch {
    return null
  }
}

function isKept(value: unknown): value is { at: number; owner: number; content: object } {
  if (typeof value !== 'object' || value === null) return false
  if (!('at' in value && 'owner' in value && 'content' in value)) return false
  const { at, owner, content } = value
  return (
    typeof at === 'number' &&
    typeof owner === 'number' &&
    typeof content === 'object' &&
    content !== null
  )
}
