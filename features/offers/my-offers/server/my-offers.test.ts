import { anonymous, type Actor } from '@/lib/auth/actor'
import { bilingualPair } from '@/lib/bilingual/pair'
import { files } from '@/lib/db/schema/files'
import { changeHistory } from '@/lib/db/schema/history'
import { products, productVersions } from '@/lib/db/schema/offers'
import { documentKeyOf, fileKeyOf } from '@/lib/files/names'
import { offersUnderTest, productForm, serviceForm } from '@/tests/support/offers'
import { pdfWith } from '@/tests/support/uploads'
import { and, eq } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { getOfferReview } from '../../review/server/review'
import { offerFiles } from '../contract'

const { database, ask, send, added, listOf, companyOf, person, picture } = offersUnderTest()

const nonEmpty = { en: expect.stringMatching(/./), ar: expect.stringMatching(/./) }

const otherPicture = () =>
  sharp({ create: { width: 64, height: 48, channels: 3, background: '#364c76' } })
    .png()
    .toBuffer()

const countProducts = async () => (await database.db.select().from(products)).length

const stored = async (id: number) => {
  const [head] = await database.db.select().from(products).where(eq(products.id, id))
  const rows = await database.db
    .select()
    .from(productVersions)
    .where(eq(productVersions.product_id, id))
  const edition = (name: string) => rows.find((row) => row.edition === name)
  return { head, owner: edition('owner'), public: edition('public') }
}

const discardedAt = async (address: string | null) => {
  const [row] = await database.db
    .select()
    .from(files)
    .where(eq(files.key, fileKeyOf(address ?? '') ?? ''))
  return row?.discarded_at
}

describe('the offers of a company, for its members', () => {
  it('are an array of its own products, each with sector, sub-sector and status', async () => {
    const company = await companyOf('exporter')
    const list = await listOf('exporter')
    expect(list.length).toBeGreaterThan(0)
    for (const item of list) {
      expect(item).toMatchObject({
        company_id: company,
        industry_belongs: bilingualPair('name', nonEmpty),
        sub_industry_belongs: bilingualPair('SUB_NAME', nonEmpty, 'upper'),
        status_belongs: { iid: expect.any(Number) },
      })
    }
    expect((await listOf('exporter', 'services'))[0]).toMatchObject({
      hs_code: null,
      gs1_code: null,
    })
  })

  it('are refused to members of another company, and to people without one', async () => {
    const company = await companyOf('exporter')
    for (const list of ['my-products-get', 'my-services-get']) {
      expect((await ask('pending', 'GET', `${list}/${company}`)).status).toBe(403)
      expect((await ask('visitor', 'GET', `${list}/${company}`)).status).toBe(403)
      expect((await ask(null, 'GET', `${list}/${company}`)).status).toBe(401)
    }
  })
})

describe('a new product', () => {
  it('answers Success, is in process (10) and visible to its company only', async () => {
    const item = await added('exporter')
    expect(item).toMatchObject({
      ...productForm,
      industry: 2,
      sub_ind: 201,
      status_belongs: { iid: 10 },
      version: 1,
      is_public: false,
      image: expect.stringMatching(/^\/media\/[0-9a-f]{32}\/64\.jpg$/),
      certificate_image: null,
    })
    expect((await stored(item.id)).public).toBeUndefined()
    const [entry] = await database.db
      .select()
      .from(changeHistory)
      .where(
        and(eq(changeHistory.subject, 'product'), eq(changeHistory.subject_id, String(item.id))),
      )
    const { id } = await person('exporter@portal.example')
    expect(entry).toMatchObject({ action: 'create', changed_by: id })
  })

  it('requires every field of the specification, and no certificate’s file', async () => {
    const before = await countProducts()
    for (const field of Object.keys(productForm)) {
      const answer = await send(
        'exporter',
        'products',
        { ...productForm, [field]: null },
        { image: picture() },
      )
      expect([field, answer.status, Object.keys(answer.errors)]).toEqual([field, 422, [field]])
    }
    const answer = await send('exporter', 'products', productForm)
    expect(answer.errors).toEqual({ image: ['Required.'] })
    expect(await countProducts()).toBe(before)
  })

  it('requires valid codes: a GTIN with its check digit, an HS subheading', async () => {
    const wrong = async (changed: Record<string, string>) =>
      (await send('exporter', 'products', { ...productForm, ...changed }, { image: picture() }))
        .errors
    expect(Object.keys(await wrong({ gs1_code: '6291041500214' }))).toEqual(['gs1_code'])
    expect(await wrong({ hs_code: '1509' })).toEqual({
      hs_code: ['Enter the 6 digits of an HS code.'],
    })
    expect(await wrong({ hs_code: '999999' })).toEqual({
      hs_code: ['There is no such code in the Harmonized System.'],
    })
    const arabic = { gs1_code: '٦٢٩١٠٤١٥٠٠٢١٣', hs_code: '15 09 20', name_eng: 'In Arabic digits' }
    expect(await added('exporter', 'products', arabic)).toMatchObject({
      gs1_code: '6291041500213',
      hs_code: '150920',
    })
  })

  it('takes a product that has no barcode, and finds no duplicate by that', async () => {
    const first = await added('exporter', 'products', {
      gs1_code: 'none',
      name_eng: 'Soap in bulk',
      name_ara: 'صابون سائب',
    })
    const second = await added('exporter', 'products', {
      gs1_code: 'none',
      name_eng: 'Salt in bulk',
      name_ara: 'ملح سائب',
    })
    expect([first.gs1_code, second.gs1_code]).toEqual([null, null])
    const { id: userId } = await person('officer@portal.example')
    const officer: Actor = { ...anonymous, userId, loginId: 'test', staffRoles: ['officer'] }
    const review = await getOfferReview('products', officer, second.id)
    expect(review.duplicates.filter(({ shared }) => shared.includes('gtin'))).toEqual([])
  })

  it('requires a sub-sector of its sector', async () => {
    const form = { ...productForm, sub_ind: '101' }
    const answer = await send('exporter', 'products', form, { image: picture() })
    expect(answer.errors).toEqual({ sub_ind: ['Please choose from the list.'] })
  })

  it('sent again under its key, at once or later, is created once', async () => {
    const form = { ...productForm, name_eng: 'Sent twice', idempotency_key: randomUUID() }
    const before = await countProducts()
    const answers = await Promise.all([
      send('exporter', 'products', form, { image: picture() }),
      send('exporter', 'products', form, { image: picture() }),
    ])
    answers.push(await send('exporter', 'products', form, { image: picture() }))
    expect(answers.map(({ text }) => text)).toEqual(['Success', 'Success', 'Success'])
    expect(await countProducts()).toBe(before + 1)
  })

  it.each([
    ['the same texts and files without a key', {}, picture],
    ['the same texts under a new key', { idempotency_key: randomUUID() }, picture],
    ['the same texts with another picture', {}, otherPicture],
  ])('is another one with %s', async (_, fields, image) => {
    const form = { ...productForm, name_eng: 'The same texts' }
    const before = await countProducts()
    await send('exporter', 'products', form, { image: picture() })
    const again = { ...form, ...fields }
    const answer = await send('exporter', 'products', again, { image: await image() })
    expect(answer.text).toBe('Success')
    expect(await countProducts()).toBe(before + 2)
  })

  it.each([
    ['other texts', { name_eng: 'Other texts' }, picture],
    ['another file', {}, otherPicture],
  ])('is refused with %s under a key that was used', async (_, fields, image) => {
    const form = { ...productForm, idempotency_key: randomUUID() }
    await send('exporter', 'products', form, { image: picture() })
    const before = await countProducts()
    const again = { ...form, ...fields }
    const answer = await send('exporter', 'products', again, { image: await image() })
    expect(answer.status).toBe(422)
    expect(answer.errors).toEqual({
      idempotency_key: ['This key was used for another request.'],
    })
    expect(await countProducts()).toBe(before)
  })

  it('is refused without a company (‘You dont have a company!!!’), and without a login', async () => {
    const before = await countProducts()
    expect((await send('visitor', 'products', productForm)).status).toBe(403)
    expect((await send(null, 'products', productForm)).status).toBe(401)
    expect(await countProducts()).toBe(before)
  })
})

describe('a new service', () => {
  it('requires its certificate’s file, and no name of it', async () => {
    const form = { ...serviceForm, cert: null }
    const answer = await send('exporter', 'services', form, { image: picture() })
    expect(answer.errors).toEqual({ certificate_image: ['Required.'] })
    const item = await added('exporter', 'services', { cert: '' })
    expect(item).toMatchObject({ cert: null, status_belongs: { iid: 10 } })
    const key = documentKeyOf(item.certificate_image)
    const [file] = await database.db
      .select()
      .from(files)
      .where(eq(files.key, key ?? ''))
    expect(file).toMatchObject({ audience: 'owner', mime: 'application/pdf' })
  })
})

describe('the files of an offer', () => {
  it('have fewer than 9,000,000 bytes', async () => {
    expect(new Set(Object.values(offerFiles).map(({ below }) => below))).toEqual(
      new Set([9_000_000]),
    )
    const large = Buffer.concat([picture(), Buffer.alloc(9_000_000 - picture().length)])
    const answer = await send('exporter', 'products', productForm, { image: large })
    expect([answer.status, answer.errors]).toEqual([
      413,
      { image: ['File size should be less than 9 MB!'] },
    ])
  })

  it('are checked by content: a program named as a picture is refused', async () => {
    const program = Buffer.from('MZ\x90\x00 this program cannot be run in DOS mode')
    for (const field of ['image', 'certificate_image']) {
      const answer = await send('exporter', 'products', productForm, {
        image: picture(),
        [field]: program,
      })
      expect([answer.status, Object.keys(answer.errors)]).toEqual([415, [field]])
    }
  })
})

const edit = (
  item: { id: number },
  changed: Record<string, string | null> = {},
  given: Record<string, Uint8Array> = {},
  who = 'exporter',
) => send(who, `edit-products/${item.id}`, { ...productForm, ...changed }, given)

describe('an edit', () => {
  it('of an approved offer waits as changed (40), and the public version stays', async () => {
    const list: { id: number; status_belongs: { iid: number } }[] = await listOf('exporter')
    const item = list.find(({ status_belongs: { iid } }) => iid === 20)
    if (!item) throw new Error('No product is approved.')
    const before = await stored(item.id)
    expect(await edit(item, { name_eng: 'Another name' })).toMatchObject({ text: 'Success' })
    const after = await stored(item.id)
    expect(after.head).toMatchObject({ status: 40, version: (before.head?.version ?? 0) + 1 })
    expect(after.public).toEqual(before.public)
    expect(after.owner).toMatchObject({ image: before.owner?.image, hs_code: '150920' })
  })

  it('of an offer in process or refused is in process again, without the reason', async () => {
    const item = await added('exporter', 'products', { name_eng: 'Refused' })
    await database.db
      .update(products)
      .set({ status: 30, refusal_reason: 'Blurred' })
      .where(eq(products.id, item.id))
    await edit(item, { name_eng: 'Better' })
    expect((await stored(item.id)).head).toMatchObject({ status: 10, refusal_reason: null })
  })

  it('does not require the certificate’s name', async () => {
    const item = await added('exporter', 'products', { name_eng: 'Without certificate' })
    expect((await edit(item, { cert: null })).text).toBe('Success')
    expect((await stored(item.id)).owner?.cert).toBeNull()
  })

  it('replaces the picture only when marked as new, and the old one is removed later', async () => {
    const item = await added('exporter', 'products', { name_eng: 'Pictured' })
    const first = (await stored(item.id)).owner?.image ?? ''
    await edit(item, { image_changed: 'false' }, { image: picture() })
    expect((await stored(item.id)).owner?.image).toBe(first)
    await edit(item, { image_changed: 'true' }, { image: picture() })
    expect((await stored(item.id)).owner?.image).not.toBe(first)
    expect(await discardedAt(first)).not.toBeNull()
    const missing = await edit(item, { certificate_changed: 'true' })
    expect(missing.errors).toEqual({ certificate_image: ['Required.'] })
  })

  it('that changes nothing writes nothing, even with an older version, as after a lost answer', async () => {
    const item = await added('exporter', 'products', { name_eng: 'Unchanged' })
    await database.db.update(products).set({ status: 20 }).where(eq(products.id, item.id))
    const change = { name_eng: 'Changed once', version: '1' }
    expect((await edit(item, change)).text).toBe('Success')
    await database.db.update(products).set({ status: 20 }).where(eq(products.id, item.id))
    const before = await stored(item.id)
    expect((await edit(item, change)).text).toBe('Success')
    expect((await edit(item, { ...change, version: '2' })).text).toBe('Success')
    expect(await stored(item.id)).toEqual(before)
  })

  it('that changes nothing submits a refused offer again', async () => {
    const item = await added('exporter', 'products', { name_eng: 'Right as it is' })
    const refused = { status: 30, refusal_reason: 'Blurred' } as const
    await database.db.update(products).set(refused).where(eq(products.id, item.id))
    await edit(item, { name_eng: 'Right as it is' })
    expect((await stored(item.id)).head).toMatchObject({ status: 10, refusal_reason: null })
  })

  it('of an older version is a conflict with person and time, and writes nothing', async () => {
    const item = await added('exporter', 'products', { name_eng: 'Two editors' })
    expect((await edit(item, { name_eng: 'First', version: '1' })).text).toBe('Success')
    const second = await edit(item, { name_eng: 'Second', version: '1' })
    expect(second).toMatchObject({
      status: 409,
      errors: { version: ['2'], changed_at: [expect.stringMatching(/^20/)] },
    })
    const { name, last_name } = await person('exporter@portal.example')
    expect(second.errors.changed_by).toEqual([`${name} ${last_name}`.trim()])
    const names = await listOf('exporter')
    expect(JSON.stringify(names)).not.toContain('Second')
    expect((await edit(item, { name_eng: 'Second', version: '2' })).text).toBe('Success')
  })
})

describe('T6 a product of another company', () => {
  it('is not found for anybody else, and stays unchanged', async () => {
    const item = await added('exporter', 'products', { name_eng: 'Not yours' })
    const before = await stored(item.id)
    for (const other of ['pending', 'visitor', 'officer', 'vip']) {
      const refused = other === 'pending' ? 404 : 403
      expect((await edit(item, { name_eng: 'Mine' }, {}, other)).status).toBe(refused)
      expect((await ask(other, 'DELETE', `products/${item.id}`)).status).toBe(refused)
      expect((await ask(other, 'POST', `products/${item.id}/restore`)).status).toBe(refused)
    }
    expect((await edit({ id: 999_999 }, {}, {}, 'pending')).status).toBe(404)
    expect(await stored(item.id)).toEqual(before)
  })
})

describe('T7 and RELIABILITY 2.4: ids, states and stored files in a form', () => {
  it('user_id and company_id in payloads are ignored', async () => {
    const other = await companyOf('pending')
    const extra = { company_id: String(other), user_id: '1', id: '1', status: '20', version: '9' }
    const item = await added('exporter', 'products', { ...extra, name_eng: 'Greedy' })
    expect((await stored(item.id)).head).toMatchObject({
      company_id: await companyOf('exporter'),
      status: 10,
      version: 1,
      approved_at: null,
      sample: false,
    })
    await edit(item, { company_id: String(other), status: '20', deleted_at: 'now', sample: 'true' })
    expect((await stored(item.id)).head).toMatchObject({
      company_id: await companyOf('exporter'),
      status: 10,
      sample: false,
      deleted_at: null,
    })
  })

  it('existing_image and existing_certificate_image cannot name files of other companies', async () => {
    const item = await added('exporter', 'products', { name_eng: 'Own files' })
    const others = await added('exporter', 'services', { name_eng: 'Has a secret' })
    await edit(item, {
      image_changed: 'false',
      existing_image: '/media/../../etc/passwd',
      certificate_changed: 'false',
      existing_certificate_image: others.certificate_image,
    })
    const { owner } = await stored(item.id)
    expect(owner).toMatchObject({ image: item.image, certificate_image: null })
  })

  it.each([`${'javascript'}:alert(1)`, 'data:text/html,x', 'https://user:pw@evil.example', 'x'])(
    'contacts lead to http and https only: %s',
    async (contacts) => {
      const answer = await send(
        'exporter',
        'products',
        { ...productForm, contacts },
        { image: picture(), certificate_image: pdfWith() },
      )
      expect(Object.keys(answer.errors)).toEqual(['contacts'])
    },
  )
})
