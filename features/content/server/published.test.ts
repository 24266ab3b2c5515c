import { lookups } from '@/lib/db/schema/lookups'
import { news } from '@/lib/db/schema/news'
import { loadedTemplate } from '@/tests/support/loaded-template'
import { useTestDatabase } from '@/tests/support/test-database'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { storedKind } from '../kinds/server/kinds'
import { selectShown } from './published.sql'
import { findShown, shownRecords } from './published'

const database = useTestDatabase(loadedTemplate)

async function idsOf(name: string) {
  const ids: string[] = []
  for await (const rows of shownRecords(database.db, storedKind(name), [])) {
    ids.push(...rows.map(({ id }) => id))
  }
  return ids
}

it('what the public sees is read, and what is hidden is not', async () => {
  expect(await idsOf('news')).toContain('1')
  await database.db.update(news).set({ status: 0 }).where(eq(news.id, 1))
  expect(await idsOf('news')).not.toContain('1')
  expect(await findShown(database.db, 'news', '1')).toBeNull()
  expect(await findShown(database.db, 'news', '2')).toMatchObject({ record: { id: 2 } })
})

it('pages follow each other by the key, also where it has two columns', async () => {
  const { storage } = storedKind('lookups')
  const page = async (after?: string) => {
    const rows = await selectShown(database.db, storage, { fields: [], after, limit: 7 })
    return rows.map(({ id }) => id)
  }
  const first = await page()
  const second = await page(first.at(-1))
  expect(new Set([...first, ...second]).size).toBe(14)
  const all = await database.db.$count(lookups)
  expect(await idsOf('lookups')).toHaveLength(all)
})
