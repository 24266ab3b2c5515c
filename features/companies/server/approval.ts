import 'server-only'
import type { DecisionCalls } from '@/features/approvals/contract'
import { replaceFiles } from '@/features/files/server/uploads'
import { indexCompany } from '@/features/search/server/search-documents'
import type { OutputOf } from '@/lib/api/endpoint'
import type { Handlers } from '@/lib/api/feature'
import { Problem } from '@/lib/api/problem'
import { personOf, requireAccess, type Actor } from '@/lib/auth/actor'
import { publishing } from '@/lib/cache/publication'
import { companiesTag, offersTag } from '@/lib/cache/tags'
import { decided, mayDecide, type Decision } from '@/lib/db/codes/approval'
import type { Executor } from '@/lib/db/database'
import { editConflict, recordChange } from '@/lib/db/record-change'
import { filesOnlyIn } from '../rules'
import { askDecisionMails } from './company-mails'
import {
  findDetails,
  lockCompany,
  removeVersion,
  replaceVersion,
  writeStatus,
} from './companies.sql'

export interface DecisionMade {
  decision: Decision
  /** The version that was seen. */
  version: number
  /** The reason of a refusal or withdrawal. */
  reason?: string | undefined
}

/** The handlers of the calls with which staff decide on a kind of record. */
export function decidingBy(
  decide: (
    actor: Actor,
    id: number,
    made: DecisionMade,
  ) => Promise<OutputOf<DecisionCalls['approve']>>,
): Handlers<DecisionCalls> {
  return {
    approve: ({ params, body }, { actor }) =>
      decide(actor, params.id, { decision: 'approve', ...body }),
    refuse: ({ params, body }, { actor }) =>
      decide(actor, params.id, { decision: 'refuse', ...body }),
    return: ({ params, body }, { actor }) =>
      decide(actor, params.id, { decision: 'return', ...body }),
    withdraw: ({ params, body }, { actor }) =>
      decide(actor, params.id, { decision: 'withdraw', ...body }),
  }
}

/** The pages that show something of a company. */
const shownBy = [companiesTag, offersTag]

/**
 * Decides on the version of a company that staff have seen: approved, it is public at once;
 * refused or returned, it waits for its owner, and the approved version stays public; withdrawn,
 * nothing of it is public. The owner is notified by mail (spec/decisions.md section 7). Throws `forbidden` for
 * the company of the officer, `not_found`, and `conflict` when it was changed since or has this
 * status already.
 */
export async function decideOnCompany(
  actor: Actor,
  id: number,
  { decision, version, reason }: DecisionMade,
) {
  requireAccess('staff:companies', actor)
  if (actor.companyId === id) throw new Problem('forbidden')
  const by = personOf(actor).userId
  const pages = ({ isPublic }: { isPublic: boolean }) =>
    isPublic ? shownBy : { withdrawn: shownBy }
  const { isPublic: _shown, ...answer } = await publishing(pages, async (tx) => {
    const company = await lockCompany(tx, id)
    if (!company) throw new Problem('not_found')
    if (company.version !== version || !mayDecide(decision, company)) {
      throw await editConflict(tx, {
        subject: 'company',
        id,
        version: company.version,
        forStaff: true,
      })
    }
    const { status, isPublic } = decided(decision, company)
    if (decision === 'approve') await publish(tx, id)
    else if (!isPublic) await unpublish(tx, id)
    await writeStatus(tx, id, { status, isPublic, reason: reason ?? null })
    await indexCompany(tx, id)
    const change = { status, version: version + 1, ...(reason !== undefined && { reason }) }
    await recordChange(tx, { by, action: decision, subject: 'company', id, change })
    await askDecisionMails(tx, { kind: 'company', id, company_id: id, decision, reason })
    return { status, version: version + 1, isPublic }
  })
  return answer
}

/** Publishes the last saved version. */
async function publish(tx: Executor, id: number): Promise<void> {
  const [saved, before] = [await findDetails(tx, id, 'owner'), await findDetails(tx, id, 'public')]
  if (!saved) throw new Problem('not_found')
  await replaceVersion(tx, { company_id: id, edition: 'public', details: saved })
  if (before) await replaceFiles(tx, filesOnlyIn(before, [saved]))
}

/** Removes the public version of a company. */
async function unpublish(tx: Executor, id: number): Promise<void> {
  const [saved, before] = [await findDetails(tx, id, 'owner'), await findDetails(tx, id, 'public')]
  await removeVersion(tx, id, 'public')
  if (before) await replaceFiles(tx, filesOnlyIn(before, saved ? [saved] : []))
}
