import { textsOf } from '@/lib/bilingual/in-locale'
import { companies } from '@/lib/db/schema/companies'
import { loadedTemplate } from '@/tests/support/loaded-template'
import { useTestDatabase } from '@/tests/support/test-database'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { relatedRecords } from '../contract'
import { getRelated } from './related'

const database = useTestDatabase(loadedTemplate)

const relatedTo = async (subject: { market?: string; hs?: string }) =>
  relatedRecords.parse(await getRelated(subject))

const idOf = ({ path }: { path: string }) => Number(path.split('/').at(-1))

describe('what concerns a product', () => {
  it('are the offers of its heading with their companies, and who issues its papers', async () => {
    const { offers, companies: owners, institutions } = await relatedTo({ hs: '150920' })
    expect(offers.total).toBeGreaterThan(0)
    expect(owners.total).toBeGreaterThan(0)
    for (const offer of offers.records) {
      expect(textsOf(offer, 'detail').en).not.toBe('')
      expect(offer.hs_code).toMatch(/^1509\d\d$/)
    }
    expect(institutions.length).toBeGreaterThan(0)
  })

  it('are nothing of a company that is not public', async () => {
    const before = await relatedTo({ hs: '150920' })
    const hidden = before.companies.records.map(idOf)
    for (const id of hidden) {
      await database.db
        .update(companies)
        .set({ deleted_at: '2026-11-01T00:00:00Z' })
        .where(eq(companies.id, id))
    }
    const after = await relatedTo({ hs: '150920' })
    expect(after.companies.total).toBe(before.companies.total - hidden.length)
    expect(after.offers.total).toBeLessThan(before.offers.total)
  })
})

describe('what concerns a market', () => {
  beforeEach(database.renew)

  it('are the companies that operate there and its events to come', async () => {
    const related = await relatedTo({ market: 'DE' })
    expect(related.companies.total).toBeGreaterThan(0)
    expect(related.offers).toEqual({ total: 0, records: [] })
  })

  it('is the news whose title names it', async () => {
    const { news } = await relatedTo({ market: 'AE' })
    expect(news.length).toBeGreaterThan(0)
    for (const item of news) {
      expect(textsOf(item, 'title').en).toContain('United Arab Emirates')
    }
    expect((await relatedTo({ market: 'US' })).news).toEqual([])
  })

  it('is the number of publications and their newest month, never a title', async () => {
    const { publications } = await relatedTo({ market: 'DE', hs: '080410' })
    expect(publications.total).toBeGreaterThan(0)
    expect(publications.newest).toMatch(/^\d{4}-\d{2}$/)
  })
})

it('lists companies of the product first that operate in the market', async () => {
  const there = await relatedTo({ market: 'DE' })
  const pair = await relatedTo({ market: 'DE', hs: '080410' })
  const ids = new Set(there.companies.records.map(idOf))
  const places = pair.companies.records.map((record) => ids.has(idOf(record)))
  expect(places).toEqual(places.toSorted((one, other) => Number(other) - Number(one)))
})

it('is nothing without a market and a product', async () => {
  expect(await relatedTo({})).toMatchObject({ companies: { total: 0 }, institutions: [] })
})

it.each([[{ market: 'XX' }], [{ hs: '999999' }], [{ market: 'JO' }]])(
  'is not found with an unknown market or product: %j',
  async (subject) => {
    await expect(getRelated(subject)).rejects.toThrow('not_found')
  },
)
