import {
  decided,
  mayDecide,
  savedStatus,
  type Decision,
  type ApprovalState,
} from '@/lib/db/codes/approval'

/** The state of a record that is submitted for approval. */
export interface State extends ApprovalState {
  version: number
  deleted: boolean
  /** What its owner last saved, and what the public sees. */
  owner: string
  public: string | null
  /** What the public saw when it was deleted; what the tables hold now does not tell. */
  shownBefore?: string | null
}

/** One write; `version` is the one it names, or none. */
export type Write =
  | { kind: 'edit'; text: string; version: number | undefined }
  | { kind: 'delete' }
  | { kind: 'restore' }
  | { kind: Decision; version: number }

export type Outcome = 'done' | 'conflict' | 'not_found'

/** The effect of a single write. */
export function alone(state: State, write: Write): { outcome: Outcome; state: State } {
  const same = (outcome: Outcome) => ({ outcome, state })
  const done = (next: Partial<State>) => ({
    outcome: 'done' as const,
    state: { ...state, ...next, version: state.version + 1 },
  })
  if (write.kind === 'restore') {
    const shown = state.shownBefore ?? null
    const back = { deleted: false, isPublic: shown !== null, public: shown }
    return state.deleted ? done(back) : same('done')
  }
  if (state.deleted) return same(write.kind === 'delete' ? 'done' : 'not_found')
  if (write.kind === 'delete') {
    return done({ deleted: true, isPublic: false, public: null, shownBefore: state.public })
  }
  if (write.version !== undefined && write.version !== state.version) return same('conflict')
  if (write.kind === 'edit') return done({ owner: write.text, status: savedStatus(state) })
  if (!mayDecide(write.kind, state)) return same('conflict')
  const next = decided(write.kind, state)
  const shown = write.kind === 'approve' ? state.owner : state.public
  return done({ ...next, public: next.isPublic ? shown : null })
}

/** A write and its outcome. */
export interface Made {
  write: Write
  outcome: Outcome
}

/** Whether some serial order of the writes has these outcomes and this state. */
export function isSerial(start: State, made: readonly Made[], end: State): boolean {
  if (made.length === 0) return JSON.stringify(sorted(start)) === JSON.stringify(sorted(end))
  return made.some(({ write, outcome }, place) => {
    const { outcome: expected, state } = alone(start, write)
    return expected === outcome && isSerial(state, made.toSpliced(place, 1), end)
  })
}

const sorted = ({ shownBefore: _before, ...state }: State) =>
  Object.entries(state).toSorted(([a], [b]) => a.localeCompare(b))
