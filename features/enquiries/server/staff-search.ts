import 'server-only'
import { numberIn } from '@/lib/api/list-query'
import type { RightsHolder } from '@/lib/auth/staff-areas'
import type { Executor } from '@/lib/db/database'
import { isReachable } from '@/lib/db/reads/reachable-enquiries'
import { findCaseForStaff, selectCases } from '../case-desk/server/case-desk.sql'
import { selectIdsByText } from './staff-search.sql'

/** The newest enquiries that a text names, then some whose own text has its words, for officers. */
export async function searchCases(
  db: Executor,
  { search, limit, reader }: { search: string; limit: number; reader: RightsHolder },
) {
  const reachable = isReachable(reader)
  const named = await selectCases(db, { search, reachable, sort: 'id-desc', limit, offset: 0 })
  if (named.length === limit || numberIn(search) !== null) return named
  const known = named.map(({ enquiry }) => enquiry.id)
  const others: typeof named = []
  for (const id of await selectIdsByText(db, search, {
    known,
    reachable,
    limit: limit - named.length,
  })) {
    const found = await findCaseForStaff(db, id)
    if (found) others.push(found)
  }
  return [...named, ...others]
}
