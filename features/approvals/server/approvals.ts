import 'server-only'
import type { QueryOf } from '@/lib/api/endpoint'
import { instantsOf } from '@/lib/api/day-range'
import { idsOf, valuesOf } from '@/lib/api/list-query'
import { listOrPage } from '@/lib/api/paging'
import { requireAccess, type Actor } from '@/lib/auth/actor'
import { rightsOf, type RightsHolder } from '@/lib/auth/staff-areas'
import { type ApprovalStatus, approvalStatuses, waitingStatuses } from '@/lib/db/codes/approval'
import { database, type Executor } from '@/lib/db/database'
import { areaOfSubmitted, submittedKinds, type approvals, type SubmittedKind } from '../contract'
import { countSubmissions, selectSubmissions } from './approvals.sql'

const pageSize = 20

/**
 * Records that wait for staff, the longest waiting first, records that were returned to their
 * companies, or records with the requested statuses.
 */
export async function listApprovals(actor: Actor, query: QueryOf<typeof approvals>) {
  requireAccess('staff:approvals', actor)
  const db = await database()
  const filters = {
    kinds: kindsOf(actor, query.kind),
    statuses: statusesOf(query.status),
    // A status names its records whether or not they were returned.
    returned: query.returned === '1' || (query.status === undefined ? false : undefined),
    ...instantsOf(query),
  }
  return listOrPage(query, pageSize, {
    rows: (range) => selectSubmissions(db, { ...filters, ...range }),
    count: () => countSubmissions(db, filters),
  })
}

/** The number of records that wait for a member of staff. */
export async function countWaitingApprovals(db: Executor, person: RightsHolder): Promise<number> {
  return countSubmissions(db, {
    kinds: kindsOf(person),
    statuses: waitingStatuses,
    returned: false,
  })
}

/** The requested kinds, as far as the rights of the reader go. */
function kindsOf(reader: RightsHolder, list?: string): readonly SubmittedKind[] {
  const requested = valuesOf(list)
  const rights = rightsOf(reader)
  return submittedKinds.filter(
    (kind) => rights.includes(areaOfSubmitted[kind]) && (requested?.includes(kind) ?? true),
  )
}

function statusesOf(list: string | undefined): readonly ApprovalStatus[] {
  const requested = idsOf(list)
  return requested
    ? approvalStatuses.filter((status) => requested.includes(status))
    : waitingStatuses
}
