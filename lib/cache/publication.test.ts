import { useTestDatabase } from '@/tests/support/test-database'
import { database, transaction } from '@/lib/db/database'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { announceTags, announceWithdrawal, listenForPublications } from './publication'
import { entryOf, putEntry } from './store-entries'

useTestDatabase()

let stop: () => Promise<void>
beforeAll(async () => {
  await database()
  stop = await listenForPublications()
})
afterAll(() => stop())

/** A page with tags that no other test announces: a withdrawal is repeated after two seconds. */
function stored(key: string, tags: string[]) {
  const more = { value: null, page: null, life: 60_000, bytes: 1, withoutContent: false }
  return putEntry(key, { tags, ...more })
}

describe('what another instance announces', () => {
  it('outdates the pages with a tag, and keeps them as last copies', async () => {
    const page = stored('/a', ['tested-offers'])
    await transaction((tx) => announceTags(tx, ['tested-offers']))
    await vi.waitFor(() => expect(page.outdated).toBe(true))
    expect(entryOf('/a')).toBe(page)
  })

  it('removes pages of which no copy may be kept, and only those', async () => {
    stored('/b', ['tested-companies'])
    const other = stored('/c', ['tested-news'])
    await transaction((tx) => announceWithdrawal(tx, ['tested-companies', 'tested-offers']))
    await vi.waitFor(() => expect(entryOf('/b')).toBeUndefined())
    expect(entryOf('/c')).toBe(other)
    expect(other.outdated).toBe(false)
  })

  it('reaches nobody when the change is not committed', async () => {
    const page = stored('/d', ['tested-offers'])
    const failed = transaction(async (tx) => {
      await announceWithdrawal(tx, ['tested-offers'])
      throw new Error('undone')
    })
    await expect(failed).rejects.toThrow('undone')
    await transaction((tx) => announceTags(tx, ['tested-menus']))
    await new Promise((passed) => setTimeout(passed, 100))
    expect(entryOf('/d')).toBe(page)
  })
})
