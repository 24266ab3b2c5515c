import { Problem } from './problem'

/** Somebody else changed a record while it was being edited. */
export interface EditConflict {
  /** The current version. */
  version: number
  /** The instant of their change; empty where it is unknown. */
  at: string
  /** Their name; empty where it was the office. */
  by: string
}

/** The edit conflict that a failure reports; null for any other failure. */
export function conflictOf(error: unknown): EditConflict | null {
  if (!(error instanceof Problem) || error.code !== 'conflict') return null
  const [version, at, by] = ['version', 'changed_at', 'changed_by'].map(
    (field) => error.fields?.[field]?.[0],
  )
  if (version === undefined) return null
  return { version: Number(version), at: at ?? '', by: by ?? '' }
}
