import 'server-only'
import type { BodyOf, OutputOf } from '@/lib/api/endpoint'
import { Problem } from '@/lib/api/problem'
import { requireAccess, type Actor } from '@/lib/auth/actor'
import { transaction } from '@/lib/db/database'
import { moveEnquiry } from '../../server/correspondence'
import { notifyOfficer } from '../../server/staff-mails'
import { requireCase } from '../../server/enquiry-limits'
import type { assignEnquiries, moveEnquiries } from '../contract'
import { assignWithoutMail } from './case-desk'

interface Chosen {
  id: number
  version: number
}

/**
 * Assigns each enquiry in a transaction of its own: one that somebody else changed first stays as
 * it is and is named with the reason. One mail lists to the officer those that were not theirs
 * before. Throws `forbidden`.
 */
export async function assignAll(
  actor: Actor,
  { enquiries, owner_id }: BodyOf<typeof assignEnquiries>,
) {
  requireAccess('staff:cases', actor)
  const given: number[] = []
  try {
    return await each(actor, enquiries, async ({ id, version }) => {
      const officer = await transaction((tx) =>
        assignWithoutMail(tx, actor, id, { version, owner_id }),
      )
      if (officer !== null) given.push(id)
    })
  } finally {
    // What was assigned before an error stays assigned.
    if (owner_id !== null) await transaction((tx) => notifyOfficer(tx, owner_id, given))
  }
}

/** Moves each enquiry to a status, with one reason for all; as `assignAll`. Throws `forbidden`. */
export async function moveAll(
  actor: Actor,
  { enquiries, status, reason }: BodyOf<typeof moveEnquiries>,
) {
  requireAccess('staff:cases', actor)
  return each(actor, enquiries, ({ id, version }) =>
    moveEnquiry(actor, id, { status, version, reason }),
  )
}

async function each(
  actor: Actor,
  chosen: readonly Chosen[],
  change: (one: Chosen) => Promise<unknown>,
) {
  const outcome: OutputOf<typeof assignEnquiries> = { done: [], refused: [] }
  for (const one of chosen) {
    try {
      await requireCase(actor, one.id)
      await change(one)
      outcome.done.push(one.id)
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      outcome.refused.push({ id: one.id, code: error.code })
    }
  }
  return outcome
}
