import { contentGroups } from '@/features/content/kinds/contract'
import { updateSearchIndex } from '@/features/content/server/indexing'
import { decideOnSubmitted } from '@/features/approvals/server/submissions'
import { submittedOffers } from '@/features/offers/server/approval'
import { anonymous } from '@/lib/auth/actor'
import type { StaffRole } from '@/lib/auth/staff-areas'
import { bilingualPair } from '@/lib/bilingual/pair'
import { events } from '@/lib/db/schema/events'
import { faqs } from '@/lib/db/schema/faqs'
import { exportGuide } from '@/lib/db/schema/guide'
import { readinessQuestions } from '@/lib/db/schema/readiness'
import { products, productVersions } from '@/lib/db/schema/offers'
import { searchDocuments } from '@/lib/db/schema/search'
import { statistics } from '@/lib/db/schema/statistics'
import { loadedTemplate } from '@/tests/support/loaded-template'
import { useTestDatabase } from '@/tests/support/test-database'
import { and, eq, sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { factsIn } from '../contract'
import { indexIfEmpty, indexRecords } from './search-documents'
import type { SearchType } from '../kinds/contract'

const database = useTestDatabase(loadedTemplate)

async function documentOf(kind: SearchType, id: number) {
  const [row] = await database.db
    .select()
    .from(searchDocuments)
    .where(and(eq(searchDocuments.kind, kind), eq(searchDocuments.record_id, id)))
  return row
}

/** The records of a kind whose documents have all these tokens. */
async function withTokens(kind: SearchType, tokens: readonly string[]) {
  const query = tokens.map((token) => `'${token}'`).join(' & ')
  const rows = await database.db
    .select({ id: searchDocuments.record_id })
    .from(searchDocuments)
    .where(and(eq(searchDocuments.kind, kind), sql`words @@ ${query}::tsquery`))
  return rows.map(({ id }) => id)
}

const publish = (kind: Parameters<typeof updateSearchIndex>[1], id: number) =>
  database.db.transaction((tx) =>
    updateSearchIndex(tx, kind, { id: String(id), before: null, after: {} }),
  )

describe('the document of a question', () => {
  it('has the answer as plain text and leads to the question in its group', async () => {
    for (const [audience, path] of [
      [1, /^\/pages\/100-[^#]*#faq-/],
      [2, /^\/faq\/faq-for-international-buyers\/[123]#faq-/],
    ] as const) {
      const [faq] = await database.db
        .select()
        .from(faqs)
        .where(and(eq(faqs.audience, audience), eq(faqs.status, 1)))
        .limit(1)
      const document = await documentOf('questions', faq?.id ?? 0)
      expect(document?.english_path).toMatch(path)
      expect(document?.english_path).toContain(`#faq-${faq?.id}`)
      expect(document?.audience).toBe('public')
      expect(JSON.stringify(document)).not.toMatch(/<\/?(?:p|ul|li|strong)>/)
      expect(factsIn(document?.facets).audience).toBe(audience === 1 ? 'exporters' : 'buyers')
    }
  })

  it('is gone when the question is no longer public', async () => {
    const [faq] = await database.db.select().from(faqs).where(eq(faqs.status, 1)).limit(1)
    const id = faq?.id ?? 0
    await database.db.update(faqs).set({ status: 0 }).where(eq(faqs.id, id))
    await publish(contentGroups.knowledge.faqs, id)
    expect(await documentOf('questions', id)).toBeUndefined()
  })
})

it('every step of the guide leads to its text and changes when the guide is published', async () => {
  for (const step of [1, 2, 3, 4, 5, 6, 7]) {
    expect((await documentOf('guide', step))?.english_path).toMatch(
      new RegExp(`^/pages/120-.*#step-${step}$`),
    )
  }
  await database.db
    .update(exportGuide)
    .set(bilingualPair('step_5_name', { en: 'Xebec freight', ar: 'شحن' }))
  await publish(contentGroups.knowledge.guide, 1)
  expect(await withTokens('guide', ['xebec'])).toEqual([5])
})

describe('statistics', () => {
  it('lead to their pages, and those for members to market information', async () => {
    const rows = await database.db.select().from(statistics)
    expect(rows.length).toBeGreaterThan(0)
    const premium = new Set(
      rows.filter((one) => one.premium === 1).map(({ identifier }) => identifier),
    )
    for (const { number, identifier, kind, statistic } of rows) {
      const document = await documentOf('statistics', number)
      const isPublic =
        kind !== 'studies' && !premium.has(identifier) && !premium.has(statistic ?? '')
      expect(document?.audience).toBe(isPublic ? 'public' : 'user')
      const path = document?.english_path ?? ''
      if (isPublic) expect(path).toBe(`/statistics/${identifier}`)
      else expect(path).toMatch(/^\/pages\/130-[^?]*\?tab=5&(?:type=\w+&)?q=/)
    }
  })
})

it('an infographic is found by the categories of the statistic that it shows', async () => {
  const [shown] = await database.db
    .select({ number: statistics.number })
    .from(statistics)
    .where(eq(statistics.identifier, 'JEX-I05'))
  expect(await withTokens('statistics', ['india'])).toContain(shown?.number)
})

it('a credential leads to the list of credentials', async () => {
  const [document] = await database.db
    .select()
    .from(searchDocuments)
    .where(eq(searchDocuments.kind, 'credentials'))
    .limit(1)
  expect(document?.english_path).toMatch(/^\/pages\/91-[^?]*\?q=/)
})

it('an event is found by its months in English and by both Arabic names', async () => {
  const [event] = await database.db.select().from(events).limit(1)
  const id = event?.id ?? 0
  await database.db
    .update(events)
    .set({ date_start: '2027-03-30', date_end: '2027-04-02' })
    .where(eq(events.id, id))
  await indexRecords(database.db, 'events', [id])
  for (const month of ['march', 'april', 'مارس', 'اذار', 'نيسان']) {
    expect(await withTokens('events', [month, '2027'])).toContain(id)
  }
  expect(await withTokens('events', ['may', '2027'])).not.toContain(id)
  expect(factsIn((await documentOf('events', id))?.facets)).toMatchObject({
    date_start: '2027-03-30',
    date_end: '2027-04-02',
    country_code: expect.stringMatching(/^[A-Z]{2}$/),
  })
})

it('a company is found by the names of its offers while they are public', async () => {
  const officer = {
    ...anonymous,
    userId: 1,
    loginId: randomUUID(),
    staffRoles: ['officer'] satisfies StaffRole[],
  }
  const [offer] = await database.db.select().from(products).where(eq(products.id, 60))
  await database.db
    .update(productVersions)
    .set(bilingualPair('name', { en: 'Zymurgy kit', ar: 'طقم' }))
    .where(and(eq(productVersions.product_id, 60), eq(productVersions.edition, 'public')))
  await indexRecords(database.db, 'products', [60])
  expect(await withTokens('companies', ['zymurgy'])).toEqual([offer?.company_id])
  await decideOnSubmitted(submittedOffers.products, officer, 60, {
    decision: 'withdraw',
    version: offer?.version ?? 0,
    reason: 'A test.',
  })
  expect(await withTokens('companies', ['zymurgy'])).toEqual([])
})

it('the readiness assessment is found by its statements', async () => {
  const [statement] = await database.db.select().from(readinessQuestions).limit(1)
  await database.db
    .update(readinessQuestions)
    .set(bilingualPair('question', { en: 'We own a xylophone', ar: 'لدينا' }))
    .where(eq(readinessQuestions.id, statement?.id ?? 0))
  await publish(contentGroups.portal['readiness-questions'], statement?.id ?? 0)
  const [id] = await withTokens('pages', ['xylophon'])
  expect((await documentOf('pages', id ?? 0))?.english_path).toMatch(/^\/pages\/140-/)
})

it('the facts of products and publications are those that results show', async () => {
  const [product] = await database.db
    .select()
    .from(searchDocuments)
    .where(and(eq(searchDocuments.kind, 'products'), eq(searchDocuments.record_id, 13)))
  expect(factsIn(product?.facets)).toMatchObject({ hs_code: product?.codes[0] })
  const [publication] = await database.db
    .select()
    .from(searchDocuments)
    .where(eq(searchDocuments.kind, 'publications'))
    .limit(1)
  expect(factsIn(publication?.facets)).toMatchObject({
    pdf: expect.any(Array),
    is_vip: expect.any(Boolean),
  })
})

it('barriers and requests of the sample data are found and marked', async () => {
  for (const kind of ['barriers', 'requests'] as const) {
    const document = await documentOf(kind, 1)
    expect(document?.english_path).toBe(`/${kind}/1`)
    expect(factsIn(document?.facets)).toMatchObject({ sample: true, hs_code: '080410' })
  }
})

it('a part of a page leads to the part, in each language', async () => {
  const [id] = await withTokens('pages', ['~matchmak', 'buyer'])
  const document = await documentOf('pages', id ?? 0)
  expect(document?.english_path).toMatch(/^\/pages\/130-[a-z-]+\?tab=3$/)
  expect(document?.arabic_path).toMatch(/^\/pages\/130-[\u0621-\u064a-]+\?tab=3$/)
})

it('an agreement with one country shows its code and name', async () => {
  const [trade] = await database.db
    .select()
    .from(searchDocuments)
    .where(and(eq(searchDocuments.kind, 'trades'), sql`facets ->> 'country_code' = 'CA'`))
  expect(factsIn(trade?.facets)).toMatchObject({ place_eng: 'Canada', legal_status: 'in_force' })
})

it('only the kinds without documents are built at the start', async () => {
  await database.db.delete(searchDocuments).where(eq(searchDocuments.kind, 'guide'))
  await database.db
    .delete(searchDocuments)
    .where(and(eq(searchDocuments.kind, 'news'), eq(searchDocuments.record_id, 1)))
  expect(await indexIfEmpty(database.handle)).toBe(7)
  expect(await documentOf('news', 1)).toBeUndefined()
})
