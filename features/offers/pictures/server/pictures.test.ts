import { getOffer } from '@/features/offers/directory/server/directory'
import { bilingualPair } from '@/lib/bilingual/pair'
import { files } from '@/lib/db/schema/files'
import { fileKeyOf } from '@/lib/files/names'
import { offersUnderTest, productForm } from '@/tests/support/offers'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { MyOffer } from '../../my-offers/contract'
import { picturesOf } from '../rules'

const { database, ask, added, listOf, picture } = offersUnderTest()

const fresh = { image: null }

interface Given {
  first?: Uint8Array
  further?: Uint8Array[]
  fields?: Record<string, string>
  who?: string
}

/** Sends the form with a list of pictures, and the files of new ones. */
async function sendPictures(path: string, list: unknown, given: Given = {}) {
  const { first, further = [], fields = {}, who = 'exporter' } = given
  const form = new FormData()
  const pictures = typeof list === 'string' ? list : JSON.stringify(list)
  for (const [name, value] of Object.entries({ ...productForm, ...fields, pictures })) {
    form.append(name, value)
  }
  if (first) form.append('image', new Blob([Uint8Array.from(first)]), 'a.png')
  for (const bytes of further) {
    form.append('images', new Blob([Uint8Array.from(bytes)]), 'b.png')
  }
  return ask(who, 'POST', path, form)
}

const own = async (id: number): Promise<MyOffer> => {
  const list: MyOffer[] = await listOf('exporter')
  const found = list.find((one) => one.id === id)
  if (!found) throw new Error(`There is no product ${id}.`)
  return found
}

const several = (count: number) => Array.from({ length: count }, () => picture())

/** A product with this many pictures. */
async function pictured(name_eng: string, count: number): Promise<MyOffer> {
  const list = Array.from({ length: count }, (_, at) => ({
    ...fresh,
    ...bilingualPair('image_alt', { en: `Bottle ${at + 1}`, ar: `زجاجة ${at + 1}` }),
    image_focus_x: 10 * at,
    image_focus_y: 100,
  }))
  const given = { first: picture(), further: several(count - 1), fields: { name_eng } }
  expect(await sendPictures('products', list, given)).toMatchObject({ text: 'Success' })
  const [newest] = await listOf('exporter')
  return newest
}

const edit = (item: { id: number }, list: unknown, given: Given = {}) =>
  sendPictures(`edit-products/${item.id}`, list, given)

const approve = async (id: number) => {
  const { version } = await own(id)
  const answer = await ask('officer', 'POST', `admin/products/${id}/approve`, { version })
  expect(answer.status).toBe(200)
}

const isDiscarded = async (address: string) => {
  const key = fileKeyOf(address) ?? ''
  const [row] = await database.db.select().from(files).where(eq(files.key, key))
  return row?.discarded_at !== null
}

describe('the pictures of a product', () => {
  it('are stored in their order, each with its focal point and alternative texts', async () => {
    const item = await pictured('With three pictures', 3)
    expect(item).toMatchObject({
      ...bilingualPair('image_alt', { en: 'Bottle 1', ar: 'زجاجة 1' }),
      image_focus_x: 0,
      image_focus_y: 100,
    })
    expect(item.pictures.map((one) => one.image_focus_x)).toEqual([10, 20])
    expect(new Set(picturesOf(item).map(({ image }) => image)).size).toBe(3)
  })

  it('change their order, and one that is taken out is removed later', async () => {
    const item = await pictured('Put in order', 3)
    const [one, two, three] = picturesOf(item)
    expect((await edit(item, [three, one])).text).toBe('Success')
    expect(picturesOf(await own(item.id))).toEqual([three, one])
    expect(await isDiscarded(two?.image ?? '')).toBe(true)
    expect(await isDiscarded(one?.image ?? '')).toBe(false)
  })

  it('stay as approved for the public until staff approve the change', async () => {
    const item = await pictured('Approved with pictures', 2)
    await approve(item.id)
    const before = await getOffer('products', item.id)
    expect(picturesOf(before)).toEqual(picturesOf(item))
    const [one, two] = picturesOf(item)
    await edit(item, [{ ...two, image_focus_x: 77 }, fresh], { further: several(1) })
    expect(await getOffer('products', item.id)).toMatchObject({ pictures: before.pictures })
    expect(await isDiscarded(one?.image ?? '')).toBe(false)
    await approve(item.id)
    const after = await getOffer('products', item.id)
    expect(after).toMatchObject({ image: two?.image, image_focus_x: 77 })
    expect(after.pictures).toHaveLength(1)
    expect(await isDiscarded(one?.image ?? '')).toBe(true)
  })

  it('return with a deletion that is undone', async () => {
    const item = await pictured('Deleted and restored', 2)
    await approve(item.id)
    await ask('exporter', 'DELETE', `products/${item.id}`)
    await expect(getOffer('products', item.id)).rejects.toMatchObject({ code: 'not_found' })
    await ask('exporter', 'POST', `products/${item.id}/restore`)
    expect(picturesOf(await getOffer('products', item.id))).toEqual(picturesOf(item))
  })

  it('stay when a program that does not know them changes the first one', async () => {
    const item = await pictured('Changed by an old program', 2)
    const form = new FormData()
    for (const [name, value] of Object.entries({ ...productForm, image_changed: 'true' })) {
      form.append(name, value)
    }
    form.append('image', new Blob([Uint8Array.from(picture())]), 'a.png')
    expect((await ask('exporter', 'POST', `edit-products/${item.id}`, form)).text).toBe('Success')
    const after = await own(item.id)
    expect(after.image).not.toBe(item.image)
    expect(after).toMatchObject({
      ...bilingualPair('image_alt', { en: null, ar: null }),
      image_focus_x: 50,
      pictures: item.pictures,
    })
  })

  it('that are sent again unchanged write nothing', async () => {
    const item = await pictured('Sent again', 2)
    await edit(item, picturesOf(item), { fields: { name_eng: 'Sent again' } })
    expect(await own(item.id)).toMatchObject({ pictures: item.pictures })
  })
})

describe('an attack with pictures is refused and changes nothing:', () => {
  it('a ninth one, in the list or as a file', async () => {
    const nine = Array.from({ length: 9 }, () => fresh)
    const given = { first: picture(), further: several(7) }
    const listed = await sendPictures('products', nine, given)
    expect([listed.status, listed.errors]).toEqual([
      422,
      { pictures: ['Choose 8 pictures at most.'] },
    ])
    const attached = await sendPictures('products', nine, { ...given, further: several(8) })
    expect(attached.status).toBe(400)
    const item = await pictured('Full', 8)
    expect(item.pictures).toHaveLength(7)
  }, 60_000)

  it('one of 9 MB, and SVG, HTML or a program under the name of a picture', async () => {
    const large = Buffer.concat([picture(), Buffer.alloc(9_000_000 - picture().length)])
    const tooLarge = await sendPictures('products', [fresh, fresh], {
      first: picture(),
      further: [large],
    })
    expect([tooLarge.status, Object.keys(tooLarge.errors)]).toEqual([413, ['images']])
    const disguised = [
      '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
      '<!doctype html><script>alert(1)</script>',
      'MZ\u0090\u0000',
    ]
    for (const content of disguised) {
      const further = [Buffer.from(content, 'latin1')]
      const answer = await sendPictures('products', [fresh, fresh], { first: picture(), further })
      expect([answer.status, Object.keys(answer.errors)]).toEqual([415, ['images']])
    }
    const headed = Buffer.from('\u0089PNG\r\n\u001a\n<script>alert(1)</script>', 'latin1')
    const answer = await sendPictures('products', [fresh, fresh], {
      first: picture(),
      further: [headed],
    })
    expect([answer.status, Object.keys(answer.errors)]).toEqual([422, ['pictures']])
  })

  it('one of another company, of no company, and one that is listed twice', async () => {
    const item = await pictured('Own pictures', 1)
    const other = await added('pending', 'products', { name_eng: 'Of another company' })
    const [mine] = picturesOf(item)
    const foreign = [
      [mine, { image: other.image }],
      [mine, { image: '/media/../../etc/passwd' }],
      [mine, { image: 'https://evil.example/a.webp' }],
      [mine, mine],
    ]
    for (const list of foreign) {
      const answer = await edit(item, list)
      expect([answer.status, answer.errors]).toEqual([
        422,
        { pictures: ['One of these pictures is no longer stored.'] },
      ])
    }
    const copied = await sendPictures('products', [{ image: other.image }], { first: picture() })
    expect(copied.status).toBe(422)
    expect(picturesOf(await own(item.id))).toEqual([mine])
  })

  it('a list that is none, a picture without file, and a focal point outside', async () => {
    const first = picture()
    for (const list of ['{', '{}', '[]', '[1]', 'null', `[${'[['.repeat(500)}`]) {
      expect((await sendPictures('products', list, { first })).status).toBe(422)
    }
    expect((await sendPictures('products', [fresh, fresh], { first })).errors).toEqual({
      pictures: ['Required.'],
    })
    for (const image_focus_x of [-1, 101, 50.5, '50']) {
      const answer = await sendPictures('products', [{ ...fresh, image_focus_x }], { first })
      expect(Object.keys(answer.errors)).toEqual(['pictures.0.image_focus_x'])
    }
  })

  it('an alternative text is plain text of one line, with 200 characters at most', async () => {
    const typed = '<script>alert(1)</script>\u202e\u0000\n'
    const alt = bilingualPair('image_alt', { en: typed, ar: ' ' })
    const fields = { name_eng: 'Script in a text' }
    await sendPictures('products', [{ ...fresh, ...alt }], { first: picture(), fields })
    const [item] = await listOf('exporter')
    expect(item).toMatchObject(
      bilingualPair('image_alt', { en: '<script>alert(1)</script>', ar: null }),
    )
    const long = bilingualPair('image_alt', { en: 'x'.repeat(201), ar: null })
    const answer = await sendPictures('products', [{ ...fresh, ...long }], { first: picture() })
    expect(answer.errors).toEqual({ 'pictures.0.image_alt_eng': ['Max 200 characters'] })
  })

  it('of a person of another company', async () => {
    const item = await pictured('Not yours', 1)
    const answer = await edit(item, [fresh], { first: picture(), who: 'pending' })
    expect(answer.status).toBe(404)
  })
})
