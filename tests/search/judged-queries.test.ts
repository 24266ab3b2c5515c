import { loadedTemplate } from '@/tests/support/loaded-template'
import { useTestDatabase } from '@/tests/support/test-database'
import { describe, expect, it } from 'vitest'
import { judgeAll, judgedQueries } from './judging'

useTestDatabase(loadedTemplate)

describe('the judged queries', () => {
  it('are at least 120, each once, in both languages', () => {
    const queries = judgedQueries().map(({ q }) => q)
    expect(queries.length).toBeGreaterThanOrEqual(120)
    expect(new Set(queries).size).toBe(queries.length)
    const arabic = queries.filter((q) => /\p{Script=Arabic}/u.test(q))
    expect(arabic.length).toBeGreaterThan(60)
    expect(queries.length - arabic.length).toBeGreaterThan(60)
  })

  it('find 95 of 100 records among the first ten, the first of them near the top', async () => {
    const { recall, reciprocalRank, weak } = await judgeAll()
    const says = weak.map(({ q, found }) => `${q}: ${found.join(' ')}`).join('\n')
    expect(recall, says).toBeGreaterThanOrEqual(0.95)
    expect(reciprocalRank, says).toBeGreaterThanOrEqual(0.85)
  })
})
