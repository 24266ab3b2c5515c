/**
 * Codes of what is submitted for approval (spec/decisions.md section 7): 10 in process,
 * 20 approved, 30 refused, 40 changed.
 */
export const approvalStatuses = [10, 20, 30, 40] as const

export type ApprovalStatus = (typeof approvalStatuses)[number]

/** `owner` is what the owner last saved; `public` is what staff last approved, if anything. */
export const editions = ['owner', 'public'] as const

export type Edition = (typeof editions)[number]

/** What staff decide about a version they have seen. */
export const decisions = ['approve', 'refuse', 'withdraw'] as const

export type Decision = (typeof decisions)[number]

/** Where a record stands: its code, and whether the public sees an approved version of it. */
export interface Standing {
  status: ApprovalStatus
  isPublic: boolean
}

/**
 * Where a record stands when its owner has saved it: what is approved stays public and the change
 * waits beside it (40); of anything else all of it waits (10).
 */
export function savedStatus({ isPublic }: Pick<Standing, 'isPublic'>): ApprovalStatus {
  return isPublic ? 40 : 10
}

/**
 * Whether staff may decide so: approve whatever is not approved as it stands, refuse what waits,
 * withdraw what is public. What was refused may be approved after all.
 */
export function mayDecide(decision: Decision, { status, isPublic }: Standing): boolean {
  if (decision === 'approve') return status !== 20
  return decision === 'refuse' ? status === 10 || status === 40 : isPublic
}

/**
 * Where a record stands when staff have decided. Refusing a change leaves what is approved to the
 * public: it stays until staff confirm another one, or withdraw it (spec/decisions.md section 7).
 */
export function decided(decision: Decision, { isPublic }: Standing): Standing {
  if (decision === 'approve') return { status: 20, isPublic: true }
  return { status: 30, isPublic: decision === 'refuse' && isPublic }
}
