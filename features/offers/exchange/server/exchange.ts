import 'server-only'
import { Problem } from '@/lib/api/problem'
import { requireAccess, type Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/database'
import { csvLines } from '@/lib/files/csv'
import { csvAttachment } from '@/lib/files/text-stream'
import { offerTypes, type OfferType } from '../../kinds/contract'
import { memberOf } from '../../my-offers/server/my-offers'
import { columnsOf, exampleCells, offerCells } from '../rules'
import { selectWritten } from './exchange.sql'

const rowsAtOnce = 200

async function* offersOf(type: OfferType, companyId: number): AsyncGenerator<string> {
  const db = await database()
  yield csvLines([columnsOf(type)])
  for (let after = 0; ;) {
    const rows = await selectWritten(db, type, companyId, { after, limit: rowsAtOnce })
    const last = rows.at(-1)
    if (!last) return
    yield csvLines(
      rows.map((row) => offerCells(type, row)),
      { isStart: false },
    )
    if (rows.length < rowsAtOnce) return
    after = last.id
  }
}

async function* templateOf(type: OfferType): AsyncGenerator<string> {
  yield csvLines([columnsOf(type), exampleCells(type)])
}

/**
 * The file of an address while it is read: all offers of the caller's company as they were last
 * saved (`products.csv`), or the columns with an example (`products-template.csv`). Formulas are
 * texts in it. Throws `unauthenticated`, `forbidden`, and `not_found` for another file.
 */
export function offerFile(actor: Actor, file: string): Response {
  requireAccess('company', actor)
  const { companyId } = memberOf(actor)
  const found = offerTypes.flatMap((type) => [
    { name: `${type}.csv`, texts: () => offersOf(type, companyId) },
    { name: `${type}-template.csv`, texts: () => templateOf(type) },
  ])
  const chosen = found.find(({ name }) => name === file)
  if (!chosen) throw new Problem('not_found')
  return csvAttachment(chosen.name, chosen.texts())
}
