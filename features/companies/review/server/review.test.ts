import { products, productVersions } from '@/lib/db/schema/offers'
import { companiesUnderTest } from '@/tests/support/companies'
import { reviewCalls } from '@/tests/support/reviews'
import { and, eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'

const { database, ask, staff, owner, change } = companiesUnderTest(reviewCalls)
let officer: string
beforeAll(async () => {
  officer = await staff('officer')
})

const review = async (id: number, kind = 'companies') => {
  const { status, body } = await ask('GET', `admin/${kind}/${id}/review`, { token: officer })
  expect(status).toBe(200)
  return body
}

describe('the review of a submitted company', () => {
  it('returns the public version next to the saved one, with the fields that differ', async () => {
    const rana = await owner()
    const first = await review(rana.company)
    expect(first).toMatchObject({ kind: 'company', status: 10, is_public: false, public: null })
    expect(first.changed).toContain('company_registered_name')
    expect(first.members).toMatchObject([{ id: rana.id }])
    const seen = { version: first.version }
    await ask('POST', `admin/companies/${rana.company}/approve`, { token: officer, json: seen })
    expect((await review(rana.company)).changed).toEqual([])
    await change(rana, { company_trading_name: 'New name' })
    const second = await review(rana.company)
    expect(second).toMatchObject({
      status: 40,
      owner: { company_trading_name: 'New name' },
      public: { company_trading_name: 'Petra Oil' },
      changed: ['company_trading_name'],
    })
  })

  it('returns possible duplicates with the fields they share', async () => {
    const unlike = { company_registered_name: 'Aqaba Salt', phone_number: '+96232000000' }
    const salt = await owner({ ...unlike, e_mail: 'sales@salt.example' })
    expect((await review(salt.company)).duplicates).toEqual([])
    const names = { company_registered_name: 'AQABA SALT', phone_number: '+96232000001' }
    const named = await owner({ ...names, e_mail: 'other@salt.example' })
    const called = { company_registered_name: 'Dead Sea Mud', phone_number: '+96232000000' }
    const phoned = await owner({ ...called, e_mail: 'sales@salt.example' })
    expect((await review(salt.company)).duplicates).toMatchObject([
      { id: named.company, shared: ['name'] },
      { id: phoned.company, shared: ['phone', 'email'] },
    ])
  })

  it('is for officers only', async () => {
    const rana = await owner()
    const path = `admin/companies/${rana.company}/review`
    for (const token of [rana.token, await staff('editor')]) {
      expect((await ask('GET', path, { token })).status).toBe(403)
    }
    const missing = await ask('GET', 'admin/companies/999999/review', { token: officer })
    expect(missing.status).toBe(404)
  })
})

it('finds products with the same number, of any company', async () => {
  const [one, other] = await database.db
    .select({ id: products.id, company: products.company_id, gtin: productVersions.gs1_code })
    .from(products)
    .innerJoin(productVersions, eq(productVersions.product_id, products.id))
    .where(eq(productVersions.edition, 'owner'))
    .limit(2)
  expect((await review(one?.id ?? 0, 'products')).duplicates).toEqual([])
  await database.db
    .update(productVersions)
    .set({ gs1_code: one?.gtin ?? '' })
    .where(
      and(eq(productVersions.product_id, other?.id ?? 0), eq(productVersions.edition, 'owner')),
    )
  const seen = await review(one?.id ?? 0, 'products')
  expect(seen).toMatchObject({ kind: 'product', company_id: one?.company })
  expect(seen.duplicates).toMatchObject([{ id: other?.id, shared: ['gtin'] }])
})
