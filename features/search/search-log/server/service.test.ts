import { anonymous } from '@/lib/auth/actor'
import { searchQueries } from '@/lib/db/schema/search'
import { today } from '@/lib/i18n/today'
import { useTestDatabase } from '@/tests/support/test-database'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { clearSearches, countedText, listTopSearches, noteSearch, writeSearches } from './service'

const database = useTestDatabase()

const stored = () => database.db.select().from(searchQueries).orderBy(searchQueries.query)

beforeEach(async () => {
  await writeSearches(database.db)
  await database.db.delete(searchQueries)
})

describe('what is counted of a search', () => {
  it('is its words, in one spelling', () => {
    expect(countedText('  The OLIVE, oil! ')).toBe('the olive oil')
    expect(countedText('الأُرْدُنّ')).toBe('الاردن')
    expect(countedText('x '.repeat(100))).toHaveLength(99)
  })

  it.each(['somebody@portal.example', 'call +962 7 9000 0000', '٠٧٩٠٠٠٠٠٠٠', '?!', ''])(
    'is nothing of what may be a person’s, or of no words: %s',
    (typed) => {
      expect(countedText(typed)).toBeNull()
    },
  )

  it('is an HS code, which is nobody’s', () => {
    expect(countedText('150920')).toBe('150920')
  })
})

describe('searches', () => {
  it('are summed by day and text, those in vain besides', async () => {
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

  it('count the whole text alone, not what was still being typed', async () => {
    for (const typed of ['dates', 'ol', 'oliv', 'olive o', 'Olive oil']) {
      noteSearch(database.db, typed, typed !== 'oliv')
    }
    await writeSearches(database.db)
    expect(await stored()).toEqual([
      { day: today(), query: 'dates', searches: 1, in_vain: 0 },
      { day: today(), query: 'olive oil', searches: 1, in_vain: 0 },
    ])
  })

  it('are written some seconds after the answer, together', async () => {
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

  it('are forgotten after thirty days', async () => {
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

  it('are seen by editors, the most frequent first, and by nobody else', async () => {
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
