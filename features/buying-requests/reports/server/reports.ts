import 'server-only'
import {
  endReport,
  readReport,
  reportConversation,
} from '@/features/conversations/server/conversations'
import type { BodyOf } from '@/lib/api/endpoint'
import { Problem } from '@/lib/api/problem'
import { personOf, requireAccess, type Actor } from '@/lib/auth/actor'
import { transaction } from '@/lib/db/database'
import { recordChange } from '@/lib/db/record-change'
import { conversationOf } from '../../offers/server/offers'
import { requireHolder } from '../../own/server/own'
import type { ReportedOffer, reportOffer } from '../contract'

interface Link {
  id: number
  signature: string
}

/** Reports the offer of a company to the office; repeating it changes nothing. Throws `not_found`. */
export async function report(link: Link, { company_id, reason }: BodyOf<typeof reportOffer>) {
  await requireHolder(link)
  await transaction(async (tx) => {
    const id = await conversationOf(tx, link.id, company_id)
    await reportConversation(tx, { id, side: 'buyer', reason })
  })
  return 'Success' as const
}

/**
 * Reads an offer that the buyer reported, and records who read it. Throws `not_found`, and
 * `forbidden` where it is not reported.
 */
export async function read(actor: Actor, id: number, company_id: number): Promise<ReportedOffer> {
  requireAccess('staff:requests', actor)
  const by = personOf(actor).userId
  return transaction(async (tx) => {
    const reported = await readReport(tx, await conversationOf(tx, id, company_id))
    if (!reported) throw new Problem('forbidden')
    const entry = { by, action: 'read-reported', subject: 'buying-request', id } as const
    await recordChange(tx, { ...entry, change: { company_id } })
    return reported
  })
}

/** Closes the report of an offer. Throws `not_found`, and `conflict` where none is open. */
export async function close(actor: Actor, id: number, company_id: number) {
  requireAccess('staff:requests', actor)
  const by = personOf(actor).userId
  await transaction(async (tx) => {
    const isClosed = await endReport(tx, await conversationOf(tx, id, company_id))
    if (!isClosed) throw new Problem('conflict')
    const entry = { by, action: 'close-report', subject: 'buying-request', id } as const
    await recordChange(tx, { ...entry, change: { company_id } })
  })
  return 'Success' as const
}
