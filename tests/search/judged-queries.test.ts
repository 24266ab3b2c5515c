import { isArabicText } from '@/lib/i18n/fold'
import { loadedTemplate } from '@/tests/support/loaded-template'
import { useTestDatabase } from '@/tests/support/test-database'
import { describe, expect, it } from 'vitest'
import { judgeAll, judgedQueries } from './judging'

/** Hundreds of searches, on a busy machine. */
const slow = { timeout: 300_000 }

useTestDatabase(loadedTemplate)

describe('the judged queries', () => {
  it('are at least 600, each once, from six roles in both languages', () => {
    const judged = judgedQueries()
    const queries = judged.map(({ q }) => q)
    expect(queries.length).toBeGreaterThanOrEqual(600)
    expect(new Set(queries).size).toBe(queries.length)
    for (const role of ['importer', 'exporter', 'student', 'journalist', 'officer', 'broker']) {
      const own = judged.filter((one) => one.role === role).map(({ q }) => q)
      const arabic = own.filter((q) => isArabicText(q))
      expect(arabic.length, role).toBeGreaterThan(40)
      expect(own.length - arabic.length, role).toBeGreaterThan(40)
    }
  })

  it('find what is right among the first ten, and the best of it near the top', slow, async () => {
    const { worst, isGoodEnough, all: judged, ...figures } = await judgeAll()
    const says = worst.map(({ q, found }) => `${q}: ${found.join(' ')}`).join('\n')
    expect(isGoodEnough, `${JSON.stringify(figures)}\n${says}`).toBe(true)
    expect(judged.length).toBe(judgedQueries().length)
  })
})
