import { anonymous, type Actor } from '@/lib/auth/actor'
import { companyCertificates } from '@/lib/db/schema/companies'
import { products, productVersions } from '@/lib/db/schema/offers'
import { offersUnderTest, productForm } from '@/tests/support/offers'
import { and, eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { getOffer } from '../../directory/server/directory'
import { getOfferReview } from '../../review/server/review'

const app = offersUnderTest()

const facts = {
  min_order: '1,200',
  min_order_unit: 'carton',
  capacity: '12.5',
  capacity_unit: 'tonne',
  lead_time: '3',
  lead_time_unit: 'week',
  markets: '276,826',
  season: '10,9',
  packaging_eng: '12 × 500 ml',
  packaging_ara: '12 عبوة',
  shelf_life: '18',
  shelf_life_unit: 'month',
  incoterm: 'FOB',
  incoterm_place_eng: 'Aqaba',
  port: 'aqaba',
  incoterm_place_ara: 'العقبة',
  samples: 'freight',
} as const

const stored = {
  min_order: 1200,
  min_order_unit: 'carton',
  capacity: 12.5,
  capacity_unit: 'tonne',
  lead_time: 3,
  lead_time_unit: 'week',
  markets: [276, 826],
  season: [9, 10],
  packaging_eng: '12 × 500 ml',
  packaging_ara: '12 عبوة',
  shelf_life: 18,
  incoterm: 'FOB',
  incoterm_place_ara: 'العقبة',
  port: 'aqaba',
  samples: 'freight',
}

const approve = async (id: number) => {
  const { status } = await app.ask('officer', 'POST', `admin/products/${id}/approve`, {
    version: await versionOf(id),
  })
  expect(status).toBe(200)
}
const versionOf = async (id: number) => {
  const [found] = await app.database.db.select().from(products).where(eq(products.id, id))
  return found?.version ?? 0
}
const change = (id: number, changed: Record<string, string>) =>
  app.send('exporter', `edit-products/${id}`, { ...productForm, ...changed })

describe('the trade facts of a product', () => {
  it('are kept with the product, and public once staff approve them', async () => {
    const offer = await app.added('exporter', 'products', { name_eng: 'With facts', ...facts })
    expect(offer).toMatchObject(stored)
    await approve(offer.id)
    expect(await getOffer('products', offer.id)).toMatchObject(stored)

    await change(offer.id, { name_eng: 'With facts', min_order: '5', min_order_unit: 'pallet' })
    expect(await getOffer('products', offer.id)).toMatchObject({ min_order: 1200 })
    const { id: userId } = await app.person('officer@portal.example')
    const officer: Actor = { ...anonymous, userId, loginId: 'test', staffRoles: ['officer'] }
    const review = await getOfferReview('products', officer, offer.id)
    expect(review.changed.toSorted()).toEqual(['min_order', 'min_order_unit'])
    expect(review.owner).toMatchObject({ min_order: 5, lead_time: 3 })
  })

  it('stay when a program that does not know them changes the product, and can be emptied', async () => {
    const offer = await app.added('exporter', 'products', { name_eng: 'Old program', ...facts })
    await change(offer.id, { name_eng: 'Old program, changed' })
    const [kept] = await app.listOf('exporter')
    expect(kept).toMatchObject({ name_eng: 'Old program, changed', ...stored })
    const emptied = Object.fromEntries(Object.keys(facts).map((name) => [name, '']))
    await change(offer.id, { name_eng: 'Old program, changed', ...emptied })
    const [bare] = await app.listOf('exporter')
    expect(bare).toMatchObject({ min_order: null, season: [], markets: [], packaging_eng: '' })
  })

  it('are refused at their fields where they contradict each other or do not exist', async () => {
    const { errors } = await app.send(
      'exporter',
      'products',
      {
        ...productForm,
        min_order: '5',
        incoterm_place_eng: 'Aqaba',
        markets: '999999',
        certificates: 'Mine',
      },
      { image: app.picture() },
    )
    expect(Object.keys(errors).toSorted()).toEqual([
      'certificates',
      'incoterm',
      'markets',
      'min_order_unit',
    ])
  })

  it('show certificates of the company that are public and valid today', async () => {
    const company_id = await app.companyOf('exporter')
    const { db } = app.database
    const own = (title: string, position: number, given: object) =>
      (['owner', 'public'] as const).map((edition) => ({
        company_id,
        edition,
        position,
        title,
        file: null,
        ...given,
      }))
    await db
      .insert(companyCertificates)
      .values([
        ...own('Valid', 91, { valid_until: '2999-01-01' }),
        ...own('Expired', 92, { valid_until: '2020-01-01' }),
        ...own('Hidden', 93, { is_public: false }),
        ...own('Not chosen', 94, {}),
      ])
    const offer = await app.added('exporter', 'products', {
      name_eng: 'Certified',
      certificates: 'Valid\nExpired\nHidden',
    })
    expect(offer.certificates).toEqual(['Valid', 'Expired', 'Hidden'])
    await approve(offer.id)
    const shown = await getOffer('products', offer.id)
    expect(shown.certificates).toEqual(['Valid'])
    expect(shown.public_certificates).toMatchObject([{ title: 'Valid', valid_until: '2999-01-01' }])
  })

  it.each<[string, object]>([
    ['a number without unit', { min_order: 5 }],
    ['a month that does not exist', { season: sql`'{13}'` }],
    ['an amount of nothing', { capacity: 0, capacity_unit: 'tonne' }],
    ['an unknown delivery term', { incoterm: 'FOR' }],
  ])('cannot be %s in the database', async (_what, values) => {
    const offer = await app.added('exporter', 'products', { name_eng: `Row ${_what}` })
    const version = and(
      eq(productVersions.product_id, offer.id),
      eq(productVersions.edition, 'owner'),
    )
    await expect(
      app.database.db.update(productVersions).set(values).where(version),
    ).rejects.toThrow()
  })
})

describe('5,000 products of a company', () => {
  it('are listed by pages, found by words and opened one by one with bounded queries', async () => {
    const company = await app.companyOf('exporter')
    const { db } = app.database
    const [one] = await app.listOf('exporter')
    const columns = sql.raw(
      'product_id, edition, name_eng, name_ara, industry, sub_ind, gs1_code, hs_code, contacts',
    )
    await db.execute(sql`
      with added as (
        insert into products (company_id, status)
        select ${company}, 10 from generate_series(1, 5000) returning id)
      insert into product_versions (${columns})
      select id, 'owner', 'Bulk ' || id, 'منتج ' || id, ${one.industry}, ${one.sub_ind},
        ${one.gs1_code}, ${one.hs_code}, 'https://bulk.example' from added`)
    const path = `my-products-get/${company}`
    const page = (await app.ask('exporter', 'GET', `${path}?page=3&per_page=24`)).json
    expect(page).toMatchObject({ page: 3, per_page: 24 })
    expect(page.data).toHaveLength(24)
    expect(page.total).toBeGreaterThanOrEqual(5_000)
    const first = (await app.ask('exporter', 'GET', `${path}?page=1`)).json.data
    expect(first.map(({ id }: { id: number }) => id)).not.toContain(page.data[0].id)

    const oldest = one.id
    const found = (await app.ask('exporter', 'GET', `${path}?id=${oldest}`)).json
    expect(found.data).toMatchObject([{ id: oldest }])
    const { id } = first[0]
    const searched = (await app.ask('exporter', 'GET', `${path}?q=bulk ${id}&page=1`)).json
    expect(searched).toMatchObject({ total: 1, data: [{ id }] })
    expect((await app.ask('exporter', 'GET', `${path}?per_page=101`)).status).toBe(422)

    await db.execute(sql`analyze products, product_versions`)
    const { rows } = await db.execute<Record<string, string>>(sql`
      explain (analyze, costs off, timing off, summary off)
      select p.id from products p
      join product_versions v on v.product_id = p.id and v.edition = 'owner'
      where p.company_id = ${company} and p.deleted_at is null
      order by p.id desc limit 24`)
    const plan = rows.map((row) => Object.values(row)[0]).join('\n')
    expect(plan).toMatch(/Limit/)
    expect(plan).not.toMatch(/Seq Scan on product_versions/)
  })
})
