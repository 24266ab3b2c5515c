/** Codes of what is submitted for approval (spec/decisions.md section 7). */
export const approvalStatus = { inProcess: 10, approved: 20, refused: 30, changed: 40 } as const

const { inProcess, approved, refused, changed } = approvalStatus

export const approvalStatuses = [inProcess, approved, refused, changed] as const

export type ApprovalStatus = (typeof approvalStatuses)[number]

/** The statuses of what waits for staff. */
export const waitingStatuses: readonly ApprovalStatus[] = [inProcess, changed]

/** Whether it waits for staff. */
export const waitsForStaff = (status: number): boolean =>
  waitingStatuses.some((waiting) => waiting === status)

/** `owner` is what the owner last saved; `public` is what staff last approved, if anything. */
export const editions = ['owner', 'public'] as const

export type Edition = (typeof editions)[number]

/** What staff decide about a version they have seen. */
export const decisions = ['approve', 'refuse', 'withdraw', 'return'] as const

export type Decision = (typeof decisions)[number]

/** The approval code of a record, and whether the public sees an approved version of it. */
export interface ApprovalState {
  status: ApprovalStatus
  isPublic: boolean
}

/**
 * The code after the owner saved: an approved version stays public while the change waits (40); a
 * record without one waits itself (10).
 */
export function savedStatus({ isPublic }: Pick<ApprovalState, 'isPublic'>): ApprovalStatus {
  return isPublic ? changed : inProcess
}

/**
 * Whether staff may decide this: approve a record that is not approved (also a refused one), refuse
 * or return a waiting one, withdraw a public one.
 */
export function mayDecide(decision: Decision, { status, isPublic }: ApprovalState): boolean {
  if (decision === 'approve') return status !== approved
  return decision === 'withdraw' ? isPublic : waitsForStaff(status)
}

/**
 * The state after a decision. The approved version stays public when a change is refused, until
 * staff approve another one or withdraw it (spec/decisions.md section 7). A returned record keeps
 * its code: with a reason it waits for its owner, whose next change sends it to staff again.
 */
export function decided(decision: Decision, { status, isPublic }: ApprovalState): ApprovalState {
  if (decision === 'return') return { status, isPublic }
  if (decision === 'approve') return { status: approved, isPublic: true }
  return { status: refused, isPublic: decision === 'refuse' && isPublic }
}
