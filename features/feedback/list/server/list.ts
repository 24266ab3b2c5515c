import 'server-only'
import { instantsOf } from '@/lib/api/day-range'
import type { QueryOf } from '@/lib/api/endpoint'
import { idsOf } from '@/lib/api/list-query'
import { pageOf } from '@/lib/api/paging'
import { requireAccess, type Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/database'
import type { feedbackAnswers } from '../contract'
import { countAnswers, selectAnswers } from './list.sql'

const pageSize = 25
const usefulOf = { '0': 0, '1': 1 } as const

/** A page of what readers said about pages, the latest first. Throws `forbidden`. */
export async function listFeedback(actor: Actor, query: QueryOf<typeof feedbackAnswers>) {
  requireAccess('staff:numbers', actor)
  const db = await database()
  const filters = {
    pages: idsOf(query.page_of),
    useful: query.useful === undefined ? undefined : usefulOf[query.useful],
    commented: query.commented === '1',
    ...instantsOf(query),
  }
  const limit = query.per_page ?? pageSize
  const offset = ((query.page ?? 1) - 1) * limit
  const data = await selectAnswers(db, { ...filters, limit, offset })
  return pageOf({ data, total: await countAnswers(db, filters) }, query, pageSize)
}
