import 'server-only'
import { replaceFiles } from '@/features/files/server/uploads'
import type { Handlers } from '@/lib/api/feature'
import { Problem } from '@/lib/api/problem'
import type { CallContext } from '@/lib/api/route'
import type { Actor } from '@/lib/auth/actor'
import {
  decided,
  mayDecide,
  savedStatus,
  type ApprovalState,
  type ApprovalStatus,
  type Decision,
  type Edition,
} from '@/lib/db/codes/approval'
import type { Executor } from '@/lib/db/database'
import { editConflict } from '@/lib/db/record-change'
import { areaOfSubmitted, type DecisionCalls, type SubmittedKind } from '../contract'
import { decide } from './decisions'

/** What is known of a submitted record while it is locked. */
interface Head extends ApprovalState {
  company_id: number
  version: number
}

interface DecisionMade {
  decision: Decision
  /** The version that was seen. */
  version: number
  /** The reason of a refusal, return or withdrawal. */
  reason?: string | undefined
}

/**
 * A kind of record that companies submit. It has two editions: what its owner last saved, and what
 * staff last approved.
 */
export interface Submittable<Details> {
  kind: SubmittedKind
  /** Reads a record that is not deleted, and locks it. */
  lock: (tx: Executor, id: number) => Promise<Head | undefined>
  /** The tags of the pages that show something of it. */
  tags: readonly string[]
  index: (tx: Executor, id: number) => Promise<void>
  readEdition: (tx: Executor, id: number, edition: Edition) => Promise<Details | undefined>
  writeEdition: (tx: Executor, id: number, edition: Edition, details: Details) => Promise<void>
  removePublic: (tx: Executor, id: number) => Promise<void>
  /** Writes the status, and raises the version. */
  writeStatus: (
    tx: Executor,
    id: number,
    status: ApprovalState & { reason: string | null },
  ) => Promise<void>
  /** The keys of the stored files that editions name. */
  filesOf: (editions: readonly (Details | undefined)[]) => string[]
  /** Queues the mails about a decision. */
  notify: (
    tx: Executor,
    made: Omit<DecisionMade, 'version'> & { kind: SubmittedKind; id: number; company_id: number },
  ) => Promise<void>
}

/**
 * Decides on the version of a record that staff have seen: approved, it is public at once; refused
 * or returned, it waits for its owner, and the approved version stays public; withdrawn, nothing of
 * it is public. Its company is notified by mail (spec/decisions.md section 7). Throws `forbidden` for
 * what belongs to the company of the officer, `not_found`, and `conflict` when it was changed since
 * or has this status already.
 */
export async function decideOnSubmitted<Details>(
  of: Submittable<Details>,
  actor: Actor,
  id: number,
  { decision, version, reason }: DecisionMade,
) {
  const { kind, lock, tags, index } = of
  const decidable = {
    subject: kind,
    access: `staff:${areaOfSubmitted[kind]}`,
    lock,
    isOwn: ({ company_id }: Head, { companyId }: Actor) => company_id === companyId,
    shown: { tags, isPublic: ({ isPublic }: Head) => isPublic },
    index,
    answer: async (_tx: Executor, { row }: { row: Head }) => ({
      status: row.status,
      version: row.version,
    }),
  } as const
  return decide(decidable, actor, { id, version }, async (tx, head) => {
    if (!mayDecide(decision, head)) {
      throw await editConflict(tx, { subject: kind, id, version, forStaff: true })
    }
    const { status, isPublic } = decided(decision, head)
    const [saved, before] = await editionsOf(tx, of, id)
    if (!saved) throw new Problem('not_found')
    if (decision === 'approve') await of.writeEdition(tx, id, 'public', saved)
    else if (!isPublic) await of.removePublic(tx, id)
    await of.writeStatus(tx, id, { status, isPublic, reason: reason ?? null })
    await releaseFiles(tx, of, id, before)
    await of.notify(tx, { kind, id, company_id: head.company_id, decision, reason })
    const change = { status, version: version + 1, ...(reason !== undefined && { reason }) }
    return { action: decision, change }
  })
}

/** The handlers of the calls with which staff decide on a kind of record. */
export function decisionsOn<Details>(of: Submittable<Details>): Handlers<DecisionCalls> {
  const deciding =
    (decision: Decision) =>
    (
      { params, body }: { params: { id: number }; body: Omit<DecisionMade, 'decision'> },
      { actor }: CallContext,
    ) =>
      decideOnSubmitted(of, actor, params.id, { decision, ...body })
  return {
    approve: deciding('approve'),
    refuse: deciding('refuse'),
    return: deciding('return'),
    withdraw: deciding('withdraw'),
  }
}

/**
 * Saves what the owner of a locked record changed, and returns its status: an approved version stays
 * public while the change waits for staff (40), a record without one waits itself (10). The files
 * that no version names any more are released. The audit entry is the caller’s.
 */
export async function submit<Details>(
  tx: Executor,
  of: Submittable<Details>,
  { id, head, before, after }: { id: number; head: Head } & Record<'before' | 'after', Details>,
): Promise<ApprovalStatus> {
  const { isPublic } = head
  const status = savedStatus(head)
  await of.writeEdition(tx, id, 'owner', after)
  await of.writeStatus(tx, id, { status, isPublic, reason: null })
  await releaseFiles(tx, of, id, before)
  return status
}

/** Removes the approved edition of a locked record with its files, as where its company is closed. */
export async function unpublish<Details>(
  tx: Executor,
  of: Submittable<Details>,
  id: number,
): Promise<void> {
  const before = await of.readEdition(tx, id, 'public')
  await of.removePublic(tx, id)
  await releaseFiles(tx, of, id, before)
}

async function editionsOf<Details>(tx: Executor, of: Submittable<Details>, id: number) {
  return [await of.readEdition(tx, id, 'owner'), await of.readEdition(tx, id, 'public')] as const
}

/** Releases the files of an earlier edition that no edition names any more. */
async function releaseFiles<Details>(
  tx: Executor,
  of: Submittable<Details>,
  id: number,
  earlier: Details | undefined,
): Promise<void> {
  const needed = new Set(of.filesOf(await editionsOf(tx, of, id)))
  await replaceFiles(
    tx,
    of.filesOf([earlier]).filter((key) => !needed.has(key)),
  )
}
