/**
 * Codes of what is submitted for approval (spec/decisions.md section 7): 10 in process,
 * 20 approved, 30 refused, 40 changed.
 */
export const approvalStatuses = [10, 20, 30, 40] as const

export type ApprovalStatus = (typeof approvalStatuses)[number]

/** `owner` is what the owner last saved; `public` is what staff last approved, if anything. */
export const editions = ['owner', 'public'] as const

export type Edition = (typeof editions)[number]

/** Whether the public sees an approved version: it stays while a change waits for staff. */
export function hasApprovedVersion(status: number | null): boolean {
  return status === 20 || status === 40
}
