import { users } from '@/lib/db/schema/accounts'
import { anonymous, type Actor } from '@/lib/auth/actor'
import { barriers } from '@/lib/db/schema/barriers'
import { buyingRequests } from '@/lib/db/schema/buying-requests'
import { eventIndustries, eventJoins, events } from '@/lib/db/schema/events'
import { industries, industryChapters } from '@/lib/db/schema/sectors'
import { loadedTemplate } from '@/tests/support/loaded-template'
import { addEvent, dayFromNow } from '@/tests/support/events'
import { useTestDatabase } from '@/tests/support/test-database'
import { eq, sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { noteChanges } from '@/features/follows/server/changes'
import { savePlan } from '../../server/export-plan'
import { matchesLength, matchesOfPlan } from '../contract'
import { getMatches } from './matches'

const database = useTestDatabase(loadedTemplate)

async function actorOf(name: string): Promise<Actor & { userId: number }> {
  const [row] = await database.db
    .select()
    .from(users)
    .where(eq(users.email, `${name}@portal.example`))
  return { ...anonymous, userId: row?.id ?? 0, loginId: randomUUID() }
}

const matchesOf = async (actor: Actor) => matchesOfPlan.response.parse(await getMatches(actor))

let actor: Actor & { userId: number }
beforeEach(async () => {
  actor = await actorOf('visitor')
  await savePlan(actor, { products: ['080410'], markets: ['DE'], stage: null })
})

describe('what the portal has for a plan', () => {
  it('is nothing for one without products and markets', async () => {
    await savePlan(actor, { products: [], markets: [], stage: null })
    expect(await matchesOf(actor)).toEqual({
      requests: [],
      events: [],
      news: [],
      barriers: [],
      changes: [],
      reports: { total: 0, newest: null },
    })
  })

  it('are requests of buyers of the chapter, those of the heading first, and no others', async () => {
    const open = await database.db
      .select({ id: buyingRequests.id })
      .from(buyingRequests)
      .where(eq(buyingRequests.state, 'open'))
    const [near, far, other] = open
    if (!near || !far || !other) throw new Error('There are too few open requests.')
    const code = (id: number, hs_code: string) =>
      database.db.update(buyingRequests).set({ hs_code }).where(eq(buyingRequests.id, id))
    await database.db.update(buyingRequests).set({ hs_code: '392410' })
    await code(near.id, '080410')
    await code(far.id, '080510')
    const { requests } = await matchesOf(actor)
    expect(requests.map(({ path }) => path)).toEqual([
      `/requests/${near.id}`,
      `/requests/${far.id}`,
    ])
  })

  it('are barriers of the market, for any goods or those of the heading', async () => {
    const rows = await database.db.select({ id: barriers.id }).from(barriers)
    const [all, dates, oil, elsewhere] = rows
    if (!all || !dates || !oil || !elsewhere) throw new Error('There are too few barriers.')
    const set = (id: number, hs_code: string | null, market: string) =>
      database.db
        .update(barriers)
        .set({ hs_code, market, published_at: sql`now()` })
        .where(eq(barriers.id, id))
    await database.db.update(barriers).set({ market: 'FR' })
    await set(all.id, null, 'DE')
    await set(dates.id, '080410', 'DE')
    await set(oil.id, '150920', 'DE')
    await set(elsewhere.id, '080410', 'FR')
    const found = (await matchesOf(actor)).barriers.map(({ path }) => path)
    expect(found.toSorted()).toEqual([`/barriers/${all.id}`, `/barriers/${dates.id}`].toSorted())
  })

  it('are changes of the facts of its markets', async () => {
    await database.db.execute(sql`update market_access set updated_at = now()
      where country_code = 'DE' and confidence in ('sourced', 'confirmed')`)
    await database.db.execute(sql`update market_documents set updated_at = now()
      where 'DE' = any(countries) and confidence in ('sourced', 'confirmed')`)
    await noteChanges()
    const { changes } = await matchesOf(actor)
    expect(changes.length).toBeGreaterThan(0)
    expect(changes.length).toBeLessThanOrEqual(matchesLength)
  })

  it('are events of the sectors of its products, where events have sectors, and its own are marked', async () => {
    await database.db.delete(events)
    const days = { date_start: dayFromNow(-2), date_end: dayFromNow(1) }
    const open = await addEvent(database.db, days)
    const fitting = await addEvent(database.db)
    const other = await addEvent(database.db)
    const { industry_id, chapter } = industryChapters
    const ofDates = await database.db
      .select({ id: industry_id })
      .from(industryChapters)
      .where(eq(chapter, '08'))
    const all = await database.db.select({ id: industries.iid }).from(industries)
    const isOfDates = (id: number) => ofDates.some((one) => one.id === id)
    const [fit, unfit] = [ofDates[0]?.id ?? 0, all.find(({ id }) => !isOfDates(id))?.id ?? 0]
    await database.db.insert(eventIndustries).values([
      { event_id: fitting, industry_id: fit },
      { event_id: other, industry_id: unfit },
    ])
    await database.db.insert(eventJoins).values({ event_id: fitting, user_id: actor.userId })
    const found = (await matchesOf(actor)).events
    expect(found.map(({ path, is_now, is_joined }) => [path, is_now, is_joined])).toEqual([
      [`/events/${open}`, true, false],
      [`/events/${fitting}`, false, true],
    ])
  })

  it('are events to come in its markets, and reports by their number', async () => {
    const id = await addEvent(database.db, { date_start: dayFromNow(0) })
    const { events: toCome, reports } = await matchesOf(actor)
    expect(toCome.map(({ path }) => path)).toContain(`/events/${id}`)
    expect(reports.total).toBeGreaterThanOrEqual(0)
  })

  it('is only for the people of the plan', async () => {
    const other = await actorOf('vip')
    await expect(getMatches(other, actor.userId)).rejects.toMatchObject({ code: 'not_found' })
  })
})
