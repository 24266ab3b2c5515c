import { findEverywhere } from '@/features/search/server/search'
import { decideOnSubmitted } from '@/features/approvals/server/submissions'
import { submittedCompanies } from '@/features/companies/server/approval'
import { submittedOffers } from '@/features/offers/server/approval'
import { deleteMyOffer, restoreMyOffer } from '@/features/offers/deletion/server/deletion'
import { contextInProcess } from '@/lib/api/route'
import { anonymous } from '@/lib/auth/actor'
import type { StaffRole } from '@/lib/auth/staff-areas'
import { bilingualPair } from '@/lib/bilingual/pair'
import { companies, companyVersions } from '@/lib/db/schema/companies'
import { products, productVersions } from '@/lib/db/schema/offers'
import { searchDocuments, searchTokens } from '@/lib/db/schema/search'
import { news } from '@/lib/db/schema/news'
import { loadedTemplate } from '@/tests/support/loaded-template'
import { useTestDatabase } from '@/tests/support/test-database'
import { and, eq } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { searchAll } from '../contract'
import { searchTypes } from '../kinds/contract'
import { indexIfEmpty, indexRecords, rebuildDocuments } from './search-documents'

const database = useTestDatabase(loadedTemplate)

const officer = {
  ...anonymous,
  userId: 1,
  loginId: randomUUID(),
  staffRoles: ['officer'] satisfies StaffRole[],
}

async function found(q: string, per_page = 100) {
  const query = searchAll.query.parse({ q, per_page })
  const member = { ...anonymous, userId: 1 }
  const { data } = await findEverywhere(query, contextInProcess(member, 'test'))
  return data.map(({ type, id }) => `${type}:${id}`)
}

const all = () =>
  database.db
    .select()
    .from(searchDocuments)
    .orderBy(searchDocuments.kind, searchDocuments.record_id)

const versionOf = async (table: typeof companies | typeof products, id: number) => {
  const [row] = await database.db
    .select({ version: table.version })
    .from(table)
    .where(eq(table.id, id))
  return row?.version ?? 0
}

describe('the loaded data', () => {
  it('has documents of every type and a vocabulary', async () => {
    const documents = await all()
    expect(new Set(documents.map(({ kind }) => kind))).toEqual(new Set(searchTypes))
    expect(await database.db.$count(searchTokens)).toBeGreaterThan(1_000)
  })

  it('is equal to the result of a rebuild', async () => {
    const before = await all()
    const reported: string[] = []
    const total = await rebuildDocuments(database.handle, ({ kind }) => reported.push(kind))
    expect(total).toBe(before.length)
    expect(reported).toEqual([...searchTypes])
    expect(await all()).toEqual(before)
  })
})

describe('a decision of staff', () => {
  it('adds an approved company to the search at once, under its new name, and removes a withdrawn one', async () => {
    const [first] = await database.db
      .update(companyVersions)
      .set({ company_trading_name: 'Quixotic Traders' })
      .where(and(eq(companyVersions.company_id, 3), eq(companyVersions.edition, 'owner')))
      .returning()
    expect(first).toBeDefined()
    await database.db.update(companies).set({ status: 40 }).where(eq(companies.id, 3))
    expect(await found('Quixotic')).toEqual([])
    await decideOnSubmitted(submittedCompanies, officer, 3, {
      decision: 'approve',
      version: await versionOf(companies, 3),
    })
    const named = await found('Quixotic')
    expect(named[0]).toBe('companies:3')
    expect(named).toContain('products:13')
    await decideOnSubmitted(submittedCompanies, officer, 3, {
      decision: 'withdraw',
      version: await versionOf(companies, 3),
      reason: 'A test.',
    })
    expect(await found('Quixotic')).toEqual([])
  })

  it('removes the offers of a withdrawn company from the search, and adds them when it is approved', async () => {
    const linen = 'Cotton percale bed linen set'
    const isFound = async () => (await found(linen)).includes('products:13')
    const decide = async (decision: 'approve' | 'withdraw') =>
      decideOnSubmitted(submittedCompanies, officer, 3, {
        decision,
        version: await versionOf(companies, 3),
        reason: 'A test.',
      })
    await database.renew()
    expect(await isFound()).toBe(true)
    await decide('withdraw')
    expect(await isFound()).toBe(false)
    await rebuildDocuments(database.handle)
    expect(await isFound()).toBe(false)
    await decide('approve')
    expect(await isFound()).toBe(true)
  })

  it('does the same for products and services', async () => {
    await database.db
      .update(productVersions)
      .set(bilingualPair('name', { en: 'Zymurgy kit', ar: 'طقم تجريبي' }))
      .where(and(eq(productVersions.product_id, 27), eq(productVersions.edition, 'owner')))
    expect(await found('Zymurgy')).toEqual([])
    await decideOnSubmitted(submittedOffers.products, officer, 27, {
      decision: 'approve',
      version: await versionOf(products, 27),
    })
    expect(await found('Zymurgy')).toEqual(['products:27', 'companies:5'])
    await decideOnSubmitted(submittedOffers.products, officer, 27, {
      decision: 'withdraw',
      version: await versionOf(products, 27),
      reason: 'A test.',
    })
    expect(await found('Zymurgy')).toEqual([])
  })
})

it('an offer is not found after its company deletes it, and found after it is restored', async () => {
  const [row] = await database.db
    .select({ company: products.company_id })
    .from(products)
    .where(eq(products.id, 60))
  const owner = { ...anonymous, userId: 1, companyId: row?.company ?? 0, loginId: randomUUID() }
  await deleteMyOffer('products', owner, 60)
  expect(await found('Extra virgin olive oil')).not.toContain('products:60')
  await restoreMyOffer('products', owner, 60)
  expect((await found('Extra virgin olive oil'))[0]).toBe('products:60')
})

describe('the document of a record', () => {
  it('changes in the transaction of the record', async () => {
    const rename = async (failing: boolean) =>
      database.db.transaction(async (tx) => {
        await tx
          .update(news)
          .set(bilingualPair('DESCRIPTION', { en: 'Xylotomy tidings', ar: 'خبر' }, 'upper'))
          .where(eq(news.id, 1))
        await indexRecords(tx, 'news', [1])
        if (failing) throw new Error('The change fails.')
      })
    await expect(rename(true)).rejects.toThrow('The change fails.')
    expect(await found('Xylotomy')).toEqual([])
    await rename(false)
    expect(await found('Xylotomy')).toEqual(['news:1'])
  })

  it('has text without HTML tags', async () => {
    const documents = await all()
    expect(
      documents.some((one) =>
        Object.values(one).some((value) => /<\/?(?:p|h2|ul|li)>/.test(String(value))),
      ),
    ).toBe(false)
  })
})

describe('a rebuild', () => {
  it('deletes documents without a record, and adds missing ones', async () => {
    const before = await all()
    const [one] = before
    if (!one) throw new Error('Nothing can be found.')
    await database.db.insert(searchDocuments).values([
      { ...one, record_id: 999_999 },
      { ...one, kind: 'news', record_id: 777 },
    ])
    await database.db
      .delete(searchDocuments)
      .where(and(eq(searchDocuments.kind, 'products'), eq(searchDocuments.record_id, 60)))
    await rebuildDocuments(database.handle)
    expect(await all()).toEqual(before)
  })

  it('does not remove a record from the results at any moment', async () => {
    let done = false
    const rebuilding = rebuildDocuments(database.handle).finally(() => (done = true))
    const missing: number[] = []
    while (!done)
      missing.push(...((await found('Extra virgin olive oil')).includes('products:60') ? [] : [1]))
    await rebuilding
    expect(missing).toEqual([])
  })

  it('starts only where the portal has no documents', async () => {
    expect(await indexIfEmpty(database.handle)).toBe(0)
    const before = await all()
    await database.db.delete(searchDocuments)
    expect(await indexIfEmpty(database.handle)).toBe(before.length)
    expect(await all()).toEqual(before)
  })
})
