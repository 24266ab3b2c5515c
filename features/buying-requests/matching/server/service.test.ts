import { buyingRequestMatches, buyingRequests } from '@/lib/db/schema/buying-requests'
import { loadedTemplate } from '@/tests/support/loaded-template'
import { useTestDatabase } from '@/tests/support/test-database'
import { asc, eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { matchLimit } from '../rules'
import { matchRequest } from './service'

const database = useTestDatabase(loadedTemplate)

const wanted = { hs_code: '150920', industry_id: null, market_id: null, texts: [] }

/** Companies that are all alike, each with one public product of the code that is wanted. */
async function writeCrowd(size: number) {
  await database.db.execute(`
    with made as (
      insert into companies (status, approved_at)
      select 20, now() from generate_series(1, ${size}) returning id),
    goods as (
      insert into products (company_id, status, approved_at)
      select id, 20, now() from made returning id)
    insert into product_versions
    select (jsonb_populate_record(v,
      jsonb_build_object('product_id', goods.id, 'hs_code', '${wanted.hs_code}'))).*
    from goods cross join product_versions v where v.product_id = 1 and v.edition = 'public'`)
}

async function matchedWith(id: number) {
  const added = await matchRequest(database.db, id, wanted)
  const rows = await database.db
    .select({ company: buyingRequestMatches.company_id })
    .from(buyingRequestMatches)
    .where(eq(buyingRequestMatches.request_id, id))
    .orderBy(asc(buyingRequestMatches.company_id))
  return { added, companies: rows.map(({ company }) => company) }
}

it('of more equal companies than a request is matched with, other ones come first for each request', async () => {
  await writeCrowd(matchLimit + 100)
  const [one, other] = await database.db
    .select({ id: buyingRequests.id })
    .from(buyingRequests)
    .orderBy(asc(buyingRequests.id))
    .limit(2)
  if (!one || !other) throw new Error('The data has no two requests.')
  const first = await matchedWith(one.id)
  expect(first.companies).toHaveLength(matchLimit)
  expect((await matchedWith(one.id)).added).toBe(0)
  const second = await matchedWith(other.id)
  expect(new Set([...first.companies, ...second.companies]).size).toBeGreaterThan(matchLimit)
})
