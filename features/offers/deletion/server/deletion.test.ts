import { getOffer } from '@/features/offers/directory/server/directory'
import { files } from '@/lib/db/schema/files'
import { changeHistory } from '@/lib/db/schema/history'
import { products } from '@/lib/db/schema/offers'
import { fileKeyOf } from '@/lib/files/names'
import { offersUnderTest, productForm } from '@/tests/support/offers'
import { and, eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { clearDeletedOffer } from './deletion'

const { database, ask, send, added, listOf } = offersUnderTest()

const remove = (id: number, who = 'exporter') => ask(who, 'DELETE', `products/${id}`)
const restore = (id: number, who = 'exporter') => ask(who, 'POST', `products/${id}/restore`)
const approve = (id: number, version: number) =>
  ask('officer', 'POST', `admin/products/${id}/approve`, { version })

const deletedAgo = (id: number, minutes: number) =>
  database.db
    .update(products)
    .set({ deleted_at: sql`now() - make_interval(mins => ${minutes})` })
    .where(eq(products.id, id))

const ids = async () => (await listOf('exporter')).map(({ id }: { id: number }) => id)

describe('a product that its owner deletes', () => {
  const entries = async (id: number) => {
    const isOf = and(eq(changeHistory.subject, 'product'), eq(changeHistory.subject_id, String(id)))
    const rows = await database.db.select().from(changeHistory).where(isOf)
    return rows.map(({ action }) => action)
  }

  it('is hidden from everybody', async () => {
    const { id } = await added('exporter', 'products', { name_eng: 'To delete' })
    await approve(id, 1)
    expect(await remove(id)).toMatchObject({ status: 200, text: 'Success' })
    expect(await ids()).not.toContain(id)
    await expect(getOffer('products', id)).rejects.toMatchObject({ code: 'not_found' })
    expect((await send('exporter', `edit-products/${id}`, productForm)).status).toBe(404)
  })

  it('is deleted and restored once, also when the request is repeated', async () => {
    const { id } = await added('exporter', 'products', { name_eng: 'Asked twice' })
    for (const ask of [remove, remove, restore, restore]) {
      expect(await ask(id)).toMatchObject({ status: 200, text: 'Success' })
    }
    expect(await entries(id)).toEqual(['create', 'delete', 'restore'])
    expect((await remove(id, 'pending')).status).toBe(404)
  })

  it('has the owner’s change and the public version again after it is restored', async () => {
    const { id } = await added('exporter', 'products', { name_eng: 'Public' })
    await approve(id, 1)
    await send('exporter', `edit-products/${id}`, { ...productForm, name_eng: 'Changed' })
    const [before] = await listOf('exporter')
    const seen = await getOffer('products', id)
    await remove(id)
    expect(await restore(id)).toMatchObject({ status: 200, text: 'Success' })
    const [after] = await listOf('exporter')
    const kept = ({ version: _version, updated_at: _at, ...item }: typeof after) => item
    expect(kept(after)).toEqual(kept(before))
    expect(await getOffer('products', id)).toEqual(seen)
  })

  it('can be restored for a quarter of an hour, by its company only', async () => {
    const { id } = await added('exporter', 'products', { name_eng: 'Too late' })
    await remove(id)
    expect((await restore(id, 'pending')).status).toBe(404)
    await deletedAgo(id, 16)
    expect((await restore(id)).status).toBe(404)
    await deletedAgo(id, 14)
    expect((await restore(id)).status).toBe(200)
  })

  it('keeps its files as long as it can be restored', async () => {
    const { id, image } = await added('exporter', 'products', { name_eng: 'With a file' })
    const keys = [fileKeyOf(image) ?? '']
    const discarded = async () => {
      const [row] = await database.db
        .select()
        .from(files)
        .where(eq(files.key, keys[0] ?? ''))
      return row?.discarded_at
    }
    const clear = () =>
      clearDeletedOffer.run({ type: 'products', id, keys }, { id: 'x', attempt: 1 })
    await remove(id)
    await clear()
    expect(await discarded()).toBeNull()
    await restore(id)
    await clear()
    expect(await discarded()).toBeNull()
    await remove(id)
    await deletedAgo(id, 61)
    await clear()
    expect(await discarded()).not.toBeNull()
  })
})

it('a service is deleted and restored in the same way', async () => {
  const { id } = await added('exporter', 'services', { name_eng: 'A service to delete' })
  expect((await ask('exporter', 'DELETE', `services/${id}`)).text).toBe('Success')
  expect(await listOf('exporter', 'services')).not.toContainEqual(expect.objectContaining({ id }))
  expect((await ask('exporter', 'POST', `services/${id}/restore`)).text).toBe('Success')
  expect(await listOf('exporter', 'services')).toContainEqual(expect.objectContaining({ id }))
})
