import 'server-only'
import type { QueryOf } from '@/lib/api/endpoint'
import { listOrPage } from '@/lib/api/paging'
import { Problem } from '@/lib/api/problem'
import { database } from '@/lib/db/database'
import { today } from '@/lib/i18n/today'
import type { buyingRequestList } from '../contract'
import { boardShape } from '../search-params'
import { toBuyingRequest } from './buying-requests.mapper'
import {
  countOpenRequests,
  findPublicRequest,
  selectChoices,
  selectOpenRequests,
} from './buying-requests.sql'

/** The open requests of buyers, newest first; a page when any parameter is given. */
export async function listBuyingRequests(query: QueryOf<typeof buyingRequestList>) {
  const db = await database()
  const view = { ...query, day: today() }
  return listOrPage(query, boardShape.pageSize, {
    rows: async (range) => (await selectOpenRequests(db, view, range)).map(toBuyingRequest),
    count: () => countOpenRequests(db, view),
  })
}

/** A request that is or was public. Throws `not_found`, also for one that staff have not released. */
export async function getBuyingRequest(id: number) {
  const row = await findPublicRequest(await database(), id)
  if (!row) throw new Problem('not_found')
  return toBuyingRequest(row)
}

/** The chapters, sectors and markets of the open requests. */
export async function listBoardChoices() {
  return selectChoices(await database())
}
