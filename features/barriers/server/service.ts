import 'server-only'
import type { QueryOf } from '@/lib/api/endpoint'
import { listOrPage } from '@/lib/api/paging'
import { Problem } from '@/lib/api/problem'
import { database } from '@/lib/db/database'
import type { barrierList, barriersConcerning } from '../contract'
import { registerShape } from '../search-params'
import { toBarrier } from './mapper'
import {
  countBarriers,
  findBarrier,
  selectBarriers,
  selectChoices,
  selectConcerning,
  selectSteps,
} from './repository'

/** The published barriers, last changed first; a page when any parameter is given. */
export async function listBarriers(query: QueryOf<typeof barrierList>) {
  const db = await database()
  return listOrPage(query, registerShape.pageSize, {
    rows: async (range) => (await selectBarriers(db, query, range)).map(toBarrier),
    count: () => countBarriers(db, query),
  })
}

/** A published barrier with its timeline. Throws `not_found`, also for one that is not public. */
export async function getBarrier(id: number) {
  const db = await database()
  const found = await findBarrier(db, id)
  if (!found) throw new Problem('not_found')
  return { ...toBarrier(found), steps: await selectSteps(db, id) }
}

/** The markets and kinds of measures of the published barriers. */
export async function listChoices() {
  return selectChoices(await database())
}

/** The published barriers that concern a market, a product or both; none without either. */
export async function listConcerning(query: QueryOf<typeof barriersConcerning>) {
  if (query.market === undefined && query.hs === undefined) return []
  return (await selectConcerning(await database(), query)).map(toBarrier)
}
