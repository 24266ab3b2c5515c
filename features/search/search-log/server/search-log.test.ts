import { anonymous } from '@/lib/auth/actor'
import { searchQueries } from '@/lib/db/schema/search'
import { today } from '@/lib/i18n/today'
import { useTestDatabase } from '@/tests/support/test-database'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
  clearSearches,
  countedText,
  listTopSearches,
  noteSearch,
  writeSearches,
} from './search-log'

const database = useTestDatabase()

const stored = () => {
  const { day, query, searches, in_vain } = searchQueries
  return database.db.select({ day, query, searches, in_vain }).from(searchQueries).orderBy(query)
}

beforeEach(async () => {
  await writeSearches(database.db)
  await database.db.delete(searchQueries)
})

describe('the counted text of a search', () => {
  it('is its words in folded spelling', () => {
    expect(countedText('  The OLIVE, oil! ')).toBe('the olive oil')
    expect(countedText('الأُرْدُنّ')).toBe('الاردن')
    expect(countedText('x '.repeat(100))).toHaveLength(99)
  })

  it.each(['somebody@portal.example', 'call +962 7 9000 0000', '٠٧٩٠٠٠٠٠٠٠', '?!', ''])(
    'is null for possible personal data and for a text without words: %s',
    (typed) => {
      expect(countedText(typed)).toBeNull()
    },
  )

  it('may be an HS code', () => {
    expect(countedText('150920')).toBe('150920')
  })
})

describe('searches', () => {
  it('are summed by day and text, with those without results', async () => {
    noteSearch(database.db, 'Olive oil', true)
    noteSearch(database.db, 'olive OIL', true)
    noteSearch(database.db, 'unobtainium', false)
    await writeSearches(database.db)
    noteSearch(database.db, 'unobtainium', false)
    await writeSearches(database.db)
    expect(await stored()).toEqual([
      { day: today(), query: 'olive oil', searches: 2, in_vain: 0 },
      { day: today(), query: 'unobtainium', searches: 2, in_vain: 2 },
    ])
  })

  it('count the finished text only, not its prefixes while it is typed', async () => {
    for (const typed of ['dates', 'ol', 'oliv', 'olive o', 'Olive oil']) {
      noteSearch(database.db, typed, typed !== 'oliv')
    }
    await writeSearches(database.db)
    expect(await stored()).toEqual([
      { day: today(), query: 'dates', searches: 1, in_vain: 0 },
      { day: today(), query: 'olive oil', searches: 1, in_vain: 0 },
    ])
  })

  it('are written in batches some seconds after the answer', async () => {
    vi.useFakeTimers()
    try {
      noteSearch(database.db, 'olive', true)
      expect(vi.getTimerCount()).toBe(1)
      noteSearch(database.db, 'date', true)
      expect(vi.getTimerCount()).toBe(1)
    } finally {
      vi.useRealTimers()
    }
    expect(await stored()).toEqual([])
    await writeSearches(database.db)
    expect(await stored()).toHaveLength(2)
  })

  it('are deleted after thirty days', async () => {
    const day = (ago: number) => today(new Date(Date.now() - ago * 86_400_000))
    const rows = [0, 29, 31].map((ago) => ({
      day: day(ago),
      query: 'oil',
      searches: 1,
      in_vain: 0,
    }))
    await database.db.insert(searchQueries).values(rows)
    await clearSearches(database.db)
    expect(await stored()).toHaveLength(2)
  })

  it('are listed for editors, the most frequent first, and for nobody else', async () => {
    noteSearch(database.db, 'oil', true)
    noteSearch(database.db, 'oil', true)
    noteSearch(database.db, 'stone', false)
    await writeSearches(database.db)
    const editor = { ...anonymous, userId: 1, staffRoles: ['editor' as const] }
    expect(await listTopSearches(editor)).toEqual([
      { query: 'oil', searches: 2, in_vain: 0 },
      { query: 'stone', searches: 1, in_vain: 1 },
    ])
    await expect(listTopSearches({ ...anonymous, userId: 1 })).rejects.toMatchObject({
      code: 'forbidden',
    })
  })
})
