import { today } from '@/lib/i18n/today'
import { barriersUnderTest, barrierStep as step } from '@/tests/support/barriers'
import { describe, expect, it } from 'vitest'
import { publicFigures } from './service'

const { database, ask, created, officer, published } = barriersUnderTest()

const dayMs = 86_400_000

describe('the figures of barriers', () => {
  it('count them by status without samples, for everybody the published ones, and the days to a solution', async () => {
    const empty = await publicFigures(database.db)
    expect(empty.by_status.map(({ count }) => count)).toEqual([0, 0, 0, 0, 0, 0, 0])
    expect(empty.median_days).toBeNull()
    const { author, path, version } = await published()
    const solved = { ...step('resolved', version), on_day: today() }
    expect((await ask(author, `${path}/steps`, solved)).status).toBe(200)
    await created(author)
    const days = (Date.parse(today()) - Date.parse('2026-04-01')) / dayMs
    const counts = (figures: typeof empty) =>
      Object.fromEntries(figures.by_status.map(({ status, count }) => [status, count]))
    const found = await publicFigures(database.db)
    expect(counts(found)).toMatchObject({ resolved: 1, reported: 0 })
    expect(found.median_days).toBe(days)
    const { body } = await ask(await officer(), 'admin/barrier-figures')
    expect(counts(body)).toMatchObject({ resolved: 1, reported: 1 })
  })
})
