import { buyingRequestMatches, buyingRequests } from '@/lib/db/schema/buying-requests'
import { companyVersions } from '@/lib/db/schema/companies'
import { loadedTemplate } from '@/tests/support/loaded-template'
import { useTestDatabase } from '@/tests/support/test-database'
import { and, asc, eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { matchLimit } from '../rules'
import { matchRequest } from './matching'

const database = useTestDatabase(loadedTemplate)

const market = 276
const wanted = { hs_code: '150920', industry_id: null, market_id: null, texts: [] }

/** Companies that are all alike, each with one public product of a code; their ids. */
async function writeCrowd(size: number, hs_code = wanted.hs_code): Promise<number[]> {
  const { rows } = await database.db.execute<{ id: number }>(`
    with made as (
      insert into companies (status, approved_at)
      select 20, now() from generate_series(1, ${size}) returning id),
    goods as (
      insert into products (company_id, status, approved_at)
      select id, 20, now() from made returning id),
    versions as (
      insert into product_versions
      select (jsonb_populate_record(v,
        jsonb_build_object('product_id', goods.id, 'hs_code', '${hs_code}'))).*
      from goods cross join product_versions v where v.product_id = 1 and v.edition = 'public')
    select id from made order by id`)
  return rows.map(({ id }) => id)
}

/** Gives companies a public version in a sector, or in the market that is wanted. */
async function place(ids: readonly number[], { sector }: { sector?: number }) {
  const [version] = await database.db
    .select()
    .from(companyVersions)
    .where(and(eq(companyVersions.company_id, 1), eq(companyVersions.edition, 'public')))
  if (!version) throw new Error('The first company has no public version.')
  for (const company_id of ids) {
    await database.db
      .insert(companyVersions)
      .values({ ...version, company_id })
      .onConflictDoNothing()
    await database.db.execute(
      sector === undefined
        ? sql`insert into company_countries (company_id, edition, country_id)
            values (${company_id}::int, 'public', ${market}::int)`
        : sql`insert into company_industries (company_id, edition, offer, industry_id)
            values (${company_id}::int, 'public', 'products', ${sector}::int)`,
    )
  }
}

/** A request, whose matches each test writes. */
async function someRequest() {
  const [row] = await database.db
    .select({ id: buyingRequests.id })
    .from(buyingRequests)
    .orderBy(asc(buyingRequests.id))
    .limit(1)
  return row?.id ?? 0
}

async function matchedWith(id: number, given: Partial<Parameters<typeof matchRequest>[2]> = {}) {
  const added = await matchRequest(database.db, id, { ...wanted, ...given })
  const rows = await database.db
    .select({
      company: buyingRequestMatches.company_id,
      score: buyingRequestMatches.score,
      reasons: buyingRequestMatches.reasons,
    })
    .from(buyingRequestMatches)
    .where(eq(buyingRequestMatches.request_id, id))
    .orderBy(asc(buyingRequestMatches.company_id))
  const of = (company: number | undefined) => rows.find((row) => row.company === company)
  return { added, of, companies: rows.map(({ company }) => company) }
}

describe('the companies of a request', () => {
  it('are named with the nearest reason of the HS code alone: subheading, heading or chapter', async () => {
    const [[same], [near], [far], [other]] = [
      await writeCrowd(1),
      await writeCrowd(1, '150990'),
      await writeCrowd(1, '151211'),
      await writeCrowd(1, '080410'),
    ]
    const { of } = await matchedWith(await someRequest())
    expect(of(same)).toMatchObject({ score: 100, reasons: ['subheading'] })
    expect(of(near)).toMatchObject({ score: 60, reasons: ['heading'] })
    expect(of(far)).toMatchObject({ score: 30, reasons: ['chapter'] })
    expect(of(other)).toBeUndefined()
  })

  it('fit by the sector of the chapter where they sell to the market, and not by the sector alone', async () => {
    const { rows } = await database.db.execute<{ sector: number }>(
      `select industry_id as sector from industry_chapters where chapter = '15' limit 1`,
    )
    const sector = rows[0]?.sector ?? 0
    const [both = 0, alone = 0, abroad = 0] = await writeCrowd(3, '080410')
    await place([both, alone], { sector })
    await place([both, abroad], {})
    const { of } = await matchedWith(await someRequest(), { market_id: market })
    expect(of(both)).toMatchObject({ score: 30, reasons: ['sector', 'market'] })
    expect([of(alone), of(abroad)]).toEqual([undefined, undefined])
    const named = { hs_code: null, industry_id: sector, market_id: market }
    expect((await matchedWith(await someRequest(), named)).of(both)?.score).toBe(30)
  })

  it('have the best among them, also where it is the last of hundreds by its id', async () => {
    await writeCrowd(matchLimit + 120, '150990')
    const [last = 0] = await writeCrowd(1)
    const [best = 0] = await writeCrowd(1)
    await place([best], {})
    const { of, companies } = await matchedWith(await someRequest(), { market_id: market })
    expect(companies).toHaveLength(matchLimit)
    expect(Math.max(...companies)).toBe(best)
    expect(of(best)).toMatchObject({ score: 120, reasons: ['subheading', 'market'] })
    expect(of(last)).toMatchObject({ score: 100 })
  })
})

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
