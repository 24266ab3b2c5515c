import { Problem } from './problem'

/** That somebody else changed a record which is being edited. */
export interface EditConflict {
  /** The version that stands there now. */
  version: number
  /** The instant of their change; empty where nobody noted it. */
  at: string
  /** Their name; empty where it was the office. */
  by: string
}

/** What a failure says of another's change; null where it is another failure. */
export function conflictOf(error: unknown): EditConflict | null {
  if (!(error instanceof Problem) || error.code !== 'conflict') return null
  const [version, at, by] = ['version', 'changed_at', 'changed_by'].map(
    (field) => error.fields?.[field]?.[0],
  )
  if (version === undefined) return null
  return { version: Number(version), at: at ?? '', by: by ?? '' }
}
