import { noteChanges } from '@/features/follows/server/changes'
import { getFollowFeed } from '@/features/follows/server/feeds'
import type { FollowKind } from '@/lib/db/codes/follows'
import { followChanges } from '@/lib/db/schema/follows'
import { today } from '@/lib/i18n/today'
import { barriersUnderTest, barrierStep as step } from '@/tests/support/barriers'
import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { publicFigures } from './barriers'

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

describe('a published barrier', () => {
  it('is a record of the search while it is public, found by product, market and code', async () => {
    const { author, id, path, version } = await published()
    const found = async (query: string) => {
      const address = `search?${new URLSearchParams({ q: query, types: 'barriers' })}`
      const { body } = await ask(undefined, address)
      return body.data.map((hit: { id: number }) => hit.id)
    }
    for (const query of ['trade barrier dates', 'germany residue', '080410', 'شهادة متبقيات']) {
      expect([query, await found(query)]).toEqual([query, expect.arrayContaining([id])])
    }
    expect(await found('olive oil')).not.toContain(id)
    const reason = 'The text is wrong.'
    await ask(author, `${path}/withdraw`, { version, reason })
    expect(await found('germany residue')).not.toContain(id)
  })

  it('is news for who follows it, the register, its market or its product, at each step', async () => {
    const { author, id, path, version } = await published()
    const feedOf = async (kind: FollowKind, target: string) => {
      await noteChanges()
      const { news } = await getFollowFeed({ kind, target })
      return news.filter(({ path: own }) => own === `/barriers/${id}`)
    }
    const topics = [
      ...([
        ['barriers', 'all'],
        ['barriers', String(id)],
        ['market', 'DE'],
      ] as const),
      ...([['hs', '0804']] as const),
    ]
    for (const [kind, target] of topics) {
      expect([target, (await feedOf(kind, target)).length]).toEqual([target, 1])
    }
    expect(await feedOf('market', 'FR')).toEqual([])
    const changes = () =>
      database.db.$count(
        followChanges,
        and(eq(followChanges.source, 'barriers'), eq(followChanges.record_id, String(id))),
      )
    expect(await changes()).toBe(1)
    await ask(author, `${path}/steps`, step('in_talks', version))
    await noteChanges()
    expect(await changes()).toBe(2)
    await noteChanges()
    expect(await changes()).toBe(2)
  })
})
